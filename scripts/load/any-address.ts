/** Returns an address of the network reserved for benchmarks. */
export function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `198.18.${part()}.${part()}`
}
