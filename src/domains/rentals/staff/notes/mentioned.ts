export type Colleague = { staffId: string; name: string }

/**
 * Who is mentioned in a note: `@` and the whole name of a colleague, in any letter case. Of two names of which one begins
 * the other the longer counts; colleagues of one name are all meant.
 */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): string[] {
  const byName = Map.groupBy(colleagues, ({ name }) => `@${name.toLowerCase()}`)
  const names = [...byName.keys()].toSorted((one, other) => other.length - one.length)
  const mentioned = new Set<string>()
  const lower = text.toLowerCase()
  for (let at = lower.indexOf('@'); at >= 0; at = lower.indexOf('@', at + 1)) {
    const name = names.find((one) => lower.startsWith(one, at) && !isLetter(lower[at + one.length]))
    for (const { staffId } of name === undefined ? [] : (byName.get(name) ?? [])) mentioned.add(staffId)
  }
  return [...mentioned]
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
