/** Maximum length: the beginning of a text is enough to classify it. */
const LONGEST = 500

/**
 * Returns the meaning of the first pattern that matches. Only the beginning of the text is matched: a pattern with `.*`
 * takes quadratic time.
 */
export function firstMatch<Meaning>(
  patterns: readonly (readonly [RegExp, Meaning])[],
  words: string,
): Meaning | undefined {
  const beginning = words.slice(0, LONGEST)
  return patterns.find(([pattern]) => pattern.test(beginning))?.[1]
}
