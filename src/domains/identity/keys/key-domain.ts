/** Returns true if a host name is one of a key's domains. `*.` matches every subdomain, but not the domain itself. */
export function isOnDomains(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) =>
    domain.startsWith('*.')
      ? host.endsWith(domain.slice(1)) && host.length >= domain.length
      : host === domain,
  )
}
