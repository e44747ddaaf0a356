/**
 * Returns the `frame-ancestors` sources (CSP) for a key's domains: any port, and only https if our site uses
 * it. Includes our own pages, which show a preview next to the configuration. `'none'` without a domain.
 */
export function frameAncestors(domains: readonly string[], { isHttps }: { isHttps: boolean }): string {
  const schemes = isHttps ? ['https'] : ['http', 'https']
  const sources = domains.flatMap((domain) => schemes.map((scheme) => `${scheme}://${domain}:*`))
  return sources.length > 0 ? ["'self'", ...sources].join(' ') : "'none'"
}
