/** A client with one IPv6 address has its whole /64 network (2⁶⁴ addresses). */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - before.length - (tail === '' ? 0 : tail.split(':').length)
  return [...before, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])]
    .slice(0, 4)
    .join(':')
}
