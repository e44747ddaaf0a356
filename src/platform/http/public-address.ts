import { BlockList, isIP, isIPv4 } from 'node:net'

/** Addresses of no country: of this machine, of private networks, of links, of documentation, of several. */
const NOWHERE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  NOWHERE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOWHERE.addSubnet(network, bits, 'ipv6')

/** Whether an address can be of a country; an IPv4 address written as IPv6 is read as IPv4. */
export function publicAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return null
  return NOWHERE.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6') ? null : plain
}
