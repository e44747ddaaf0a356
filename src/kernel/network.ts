/** A network of an address, and the multiple of the narrowest network's limit that applies to it. */
export type Network = { name: string; times: number }

/** A user of one IPv6 address has its whole /64; many providers give one customer a /56 or a /48 (RIPE-690). */
const WIDER = [
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const

/** Returns the narrowest network of an address: itself (IPv4), or its /64 (2⁶⁴ addresses of one IPv6 client). */
export function networkOf(address: string): string {
  return ipv6Groups(address)?.slice(0, 4).join(':') ?? address
}

/**
 * Returns every network that is counted for an address, narrowest first. An IPv6 address also counts for its /56 and
 * /48, so that changing between their /64s does not avoid the limits.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const narrowest = { name: networkOf(address), times: 1 }
  const groups = ipv6Groups(address)
  if (!groups) return [narrowest]
  return [narrowest, ...WIDER.map(({ bits, times }) => ({ name: prefixOf(groups, bits), times }))]
}

function prefixOf(groups: readonly string[], bits: number): string {
  const whole = groups.slice(0, Math.floor(bits / 16))
  const left = bits % 16
  if (left === 0) return `${whole.join(':')}/${bits}`
  const last = Number.parseInt(groups[whole.length] ?? '0', 16) >> (16 - left)
  return `${[...whole, (last << (16 - left)).toString(16)].join(':')}/${bits}`
}

/** Returns the eight groups of an IPv6 address; null for any other, including an IPv4 address in IPv6 notation. */
function ipv6Groups(address: string): string[] | null {
  if (!address.includes(':') || address.includes('.')) return null
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - before.length - (tail === '' ? 0 : tail.split(':').length)
  return [...before, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])]
}
