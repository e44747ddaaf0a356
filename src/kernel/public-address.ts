import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Block of all public IPv6 addresses. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Returns a public address; IPv4-mapped IPv6 becomes IPv4. Null if it is local, private, link-local, multicast, for
 * documentation, or of a tunnel that may lead to such an address (IANA special-purpose registries).
 */
export function publicAddress(address: string): string | null {
  if (isIP(address) === 0 || address.includes('%')) return null
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return null
  return read instanceof ipaddr.IPv4 || read.match(GLOBAL) ? read.toString() : null
}
