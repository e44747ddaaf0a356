const SIMILAR = /(?<![a-z])or similar\)?$/i

/** More than the words themselves. */
const LONGEST = 20

/**
 * A car's model without the "or similar" after it. Looked for at the end alone: a pattern that begins with spaces takes
 * the square of their number.
 */
export function withoutOrSimilar(name: string): string {
  const said = name.trim()
  const found = SIMILAR.exec(said.slice(-LONGEST))
  if (!found) return said
  const model = said.slice(0, -found[0].length).trimEnd()
  return /[(,]$/.test(model.slice(-1)) ? model.slice(0, -1).trimEnd() : model
}
