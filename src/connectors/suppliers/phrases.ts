import { foldText } from '#kernel/fold-text.ts'
import { copyStrings } from '#kernel/copy-strings.ts'

const LONGEST = 200

/**
 * A name as `phrases` match it: words in lower case without accents, one space between them; `YoungDriverFee` and
 * `YOUNG_DRIVER` are words, too.
 */
export function readableName(name: string): string {
  return foldText(name.slice(0, LONGEST).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
}

/** Matches any of the patterns in a readable name, as whole words; `_` in one is up to two words of any kind. */
export function phrases(...patterns: readonly string[]): RegExp {
  const any = patterns.join('|').replaceAll('_', '(?: \\S+){0,2}?')
  return new RegExp(`(?<!\\S)(?:${any})(?!\\S)`, 'u')
}

/** Names that are remembered: every car of a reply has the same few. */
const MAX_NAMES = 1000

/** Tells a name's kind by a table of phrases, of which the first match counts; null for a name that none matches. */
export function kindByName<Kind>(table: readonly (readonly [RegExp, Kind])[]): (name: string) => Kind | null {
  const known = new Map<string, Kind | null>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const readable = readableName(name)
    const kind = table.find(([words]) => words.test(readable))?.[1] ?? null
    if (known.size >= MAX_NAMES) known.clear()
    // A supplier's name is a part of its reply, which is not kept with it.
    known.set(copyStrings(name), kind)
    return kind
  }
}
