/**
 * The sources of `frame-ancestors` (CSP) that a key's domains make: any port of them; https alone where we are on https.
 * Our own pages too, which show it beside its configuration. Nobody without a domain.
 */
export function frameAncestors(domains: readonly string[], { isHttps }: { isHttps: boolean }): string {
  const schemes = isHttps ? ['https'] : ['http', 'https']
  const sources = domains.flatMap((domain) => schemes.map((scheme) => `${scheme}://${domain}:*`))
  return sources.length > 0 ? ["'self'", ...sources].join(' ') : "'none'"
}
