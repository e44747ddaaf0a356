/** What is said in more words is said in the first of them. */
const LONGEST = 500

/**
 * What the first pattern that fits stands for. Only the beginning of the words is read: a pattern with `.*` in it takes
 * the square of their length.
 */
export function meaningOf<Meaning>(
  patterns: readonly (readonly [RegExp, Meaning])[],
  words: string,
): Meaning | undefined {
  const beginning = words.slice(0, LONGEST)
  return patterns.find(([pattern]) => pattern.test(beginning))?.[1]
}
