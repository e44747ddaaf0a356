/** "Or similar" in the languages that suppliers use. */
const SIMILAR = [
  'or (?:a )?(?:similar|sim|equivalent)(?: (?:car|model|vehicle))?',
  'oder (?:[aä]|ae)hnlich(?:e[rns]?)?(?: (?:modell|fahrzeug))?|oder vergleichbar(?:e[rns]?)?|o\\. ?ä|u\\. ?ä',
  'ou (?:similaires?|similar(?:es)?|[eé]quivalente?s?)',
  'o (?:similar(?:es)?|equivalente|simil[ei]|similar[ei]|parecido)',
  '(?:veya|ya da) (?:benzer(?:i|leri)?|muadili)',
  '[أا]و (?:ما ?[يش]\\S{1,7}|مشابه[ةه]?|مماثل[ةه]?)',
  'of (?:gelijkwaardig|vergelijkbaar)|lub podobny|или (?:аналогичный|подобный)',
]
  .join('|')
  .replaceAll(' ', '\\s+')

const ENDING = new RegExp(`[\\s\\-‐-―/|*·•,;:.(\\[{]*(?<![\\p{L}\\p{N}])(?:${SIMILAR})[\\s.*!)\\]}]*$`, 'iuy')

/** Max length of the phrase with its surrounding spaces and brackets. */
const LONGEST = 48

/**
 * Returns a car's model without a trailing "or similar", in any language, spacing and brackets. Searches only the end,
 * because a pattern that starts with spaces takes quadratic time.
 */
export function withoutOrSimilar(name: string): string {
  const trimmed = name.replaceAll(/\p{Cf}/gu, '').trim()
  const end = trimmed.slice(-LONGEST)
  for (let at = 0; at < end.length; at += 1) {
    ENDING.lastIndex = at
    if (ENDING.test(end)) return trimmed.slice(0, trimmed.length - end.length + at).trimEnd()
  }
  return trimmed
}
