export type Colleague = { staffId: string; name: string }

/**
 * Finds the colleagues mentioned in a note: `@` and the whole name, in any letter case. If one name is a prefix of
 * another, the longer counts. Colleagues with the same name are all mentioned.
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
