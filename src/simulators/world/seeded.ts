/** Returns a 32-bit hash, the same for the same text in every run (FNV-1a with a final mix). */
export function seededNumber(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns an integer from `min` to `max`, both included, the same for the same text. */
export function seededBetween(text: string, min: number, max: number): number {
  return min + (seededNumber(text) % (max - min + 1))
}

/** Returns the class that determines prices and stocks: the same car regardless of its fuel. */
export function seedOf(acriss: string): string {
  return acriss.replace(/[DV]$/, 'R')
}
