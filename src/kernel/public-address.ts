import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Of IPv6, the addresses of the internet are in this block alone. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * An address of the internet, one of IPv4 that is written as IPv6 as IPv4; else null: it is of this machine, of a private
 * network, of a link, of documentation, of a tunnel that may lead to such, or of several machines (IANA's special-purpose
 * blocks).
 */
export function publicAddress(address: string): string | null {
  if (isIP(address) === 0 || address.includes('%')) return null
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return null
  return read instanceof ipaddr.IPv4 || read.match(GLOBAL) ? read.toString() : null
}
