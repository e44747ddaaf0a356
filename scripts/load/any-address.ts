/** Of the network kept for examples of the whole world. */
export function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `198.18.${part()}.${part()}`
}
