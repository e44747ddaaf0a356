import { foldText, wordsOf } from '#kernel/fold-text.ts'

/** Searchable texts of a place. Its code must match completely. */
export type SearchableTexts = { code: string | null; names: readonly string[]; around: readonly string[] }

/** Rank of a match; lower is better. */
const TIERS = { code: 0, whole: 1, begins: 2, words: 3, contains: 4 } as const

/**
 * Returns the items whose names contain every entered word, best first: the code, a complete name, its beginning,
 * beginnings of words in any order, then words that contain the entered ones. Words of the city and the country
 * (`around`) also count, so that "dubai mall" and "mall dubai" find the same. Ties keep their order. Ignores case,
 * accents, Arabic vowel marks and letter forms.
 */
export function bestMatches<One>(
  all: readonly One[],
  entered: string,
  textsOf: (one: One) => SearchableTexts,
): One[] {
  const query = foldText(entered)
  const words = wordsOf(query)
  if (words.length === 0) return []
  return all
    .map((one) => ({ one, tier: tierOf(textsOf(one), query, words) }))
    .filter(({ tier }) => tier !== null)
    .toSorted((first, second) => (first.tier ?? 0) - (second.tier ?? 0))
    .map(({ one }) => one)
}

function tierOf(
  { code, names, around }: SearchableTexts,
  query: string,
  words: readonly string[],
): number | null {
  if (code !== null && foldText(code) === query) return TIERS.code
  const folded = names.map(foldText)
  if (folded.includes(query)) return TIERS.whole
  if (folded.some((name) => name.startsWith(query))) return TIERS.begins
  const allWords = [...folded, ...around.map(foldText)].flatMap(wordsOf)
  // A match of the city alone finds the city, not its places.
  const nameWords = folded.flatMap(wordsOf)
  if (!words.some((word) => nameWords.some((one) => one.includes(word)))) return null
  if (words.every((word) => allWords.some((one) => one.startsWith(word)))) return TIERS.words
  return words.every((word) => allWords.some((one) => one.includes(word))) ? TIERS.contains : null
}
