import { foldText } from '#kernel/fold-text.ts'
import { copyStrings } from '#kernel/copy-strings.ts'

const LONGEST = 200

/**
 * Normalises a name for `phrases`: words in lower case without accents, with one space between them. `YoungDriverFee`
 * and `YOUNG_DRIVER` are also split into words.
 */
export function readableName(name: string): string {
  return foldText(name.slice(0, LONGEST).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
}

/**
 * Creates a pattern that matches any of these in a readable name, as whole words. `_` matches up to two arbitrary
 * words.
 */
export function phrases(...patterns: readonly string[]): RegExp {
  const any = patterns.join('|').replaceAll('_', '(?: \\S+){0,2}?')
  return new RegExp(`(?<!\\S)(?:${any})(?!\\S)`, 'u')
}

/** Maximum cached names: every car of a reply has the same few. */
const MAX_NAMES = 1000

/**
 * Creates a function that returns a name's kind from a table of phrases; the first match wins. Null if none matches.
 */
export function kindByName<Kind>(table: readonly (readonly [RegExp, Kind])[]): (name: string) => Kind | null {
  const known = new Map<string, Kind | null>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const readable = readableName(name)
    const kind = table.find(([words]) => words.test(readable))?.[1] ?? null
    if (known.size >= MAX_NAMES) known.clear()
    // Copied, because a supplier's name would keep its whole reply in memory.
    known.set(copyStrings(name), kind)
    return kind
  }
}
