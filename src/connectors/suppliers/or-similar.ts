const SIMILAR = /(?<![a-z])or similar\)?$/i

/** Longer than the words themselves. */
const LONGEST = 20

/**
 * A car's model without a trailing "or similar". Only the end is searched: a pattern that begins with spaces takes
 * quadratic time.
 */
export function withoutOrSimilar(name: string): string {
  const trimmed = name.trim()
  const found = SIMILAR.exec(trimmed.slice(-LONGEST))
  if (!found) return trimmed
  const model = trimmed.slice(0, -found[0].length).trimEnd()
  return /[(,]$/.test(model.slice(-1)) ? model.slice(0, -1).trimEnd() : model
}
