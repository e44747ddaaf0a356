/** Words as short are taken as they were typed. */
const FEWEST_LETTERS = 4
/** From so many letters on, the first may be wrong where nothing else explains the word. */
const FEWEST_BEHIND_FIRST = 5
/** From so many letters on, two of them may be wrong. */
const LONG_LETTERS = 8
/** Words that one typed word may have been meant as. */
const MOST_MEANT = 8

/** The words that a mistyped one may have been meant as, the nearest first; none where it is too short to tell. */
export type NearestWords = (typed: string) => string[]

/** Words, each with the letters that it has. */
type Candidates = { words: readonly string[]; letters: Uint32Array }

/**
 * Finds words that begin with the same letter and have one letter too many, too few, wrong or two changed places (two of
 * these in a long word); where there is none, words with one such error at their beginning. The end of a word may be
 * missing: people see suggestions while they type.
 */
export function createNearestWords(words: Iterable<string>): NearestWords {
  const all = candidates([...words])
  const byFirstLetter = new Map(
    [...Map.groupBy(all.words, (word) => word[0] ?? '')].map(
      ([first, own]) => [first, candidates(own)] as const,
    ),
  )
  return (typed) => {
    if (typed.length < FEWEST_LETTERS || /\d/.test(typed)) return []
    const same = byFirstLetter.get(typed[0] ?? '')
    const meant = same ? nearest(typed, same, typed.length < LONG_LETTERS ? 1 : 2) : []
    return meant.length > 0 || typed.length < FEWEST_BEHIND_FIRST ? meant : nearest(typed, all, 1)
  }
}

function candidates(words: readonly string[]): Candidates {
  return { words, letters: Uint32Array.from(words, lettersOf) }
}

function nearest(typed: string, { words, letters }: Candidates, most: number): string[] {
  const own = lettersOf(typed)
  const meant: { word: string; errors: number }[] = []
  for (const [at, word] of words.entries()) {
    if (word.length < typed.length - most || bits(own & ~(letters[at] ?? 0)) > most) continue
    const errors = errorsIn(typed, word, most)
    if (errors <= most) meant.push({ word, errors })
  }
  return meant
    .toSorted((one, other) => one.errors - other.errors || one.word.length - other.word.length)
    .filter(({ errors }, _, [best]) => errors === best?.errors)
    .slice(0, MOST_MEANT)
    .map(({ word }) => word)
}

/** A bit for each letter that a word has, of 32 classes: a word that lacks several of another's is none with few errors. */
function lettersOf(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31)
  return set >>> 0
}

function bits(set: number): number {
  let count = 0
  for (let rest = set >>> 0; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Rows of the table of errors, reused: the words are short, and thousands are compared for one search. */
const ROWS = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const

/**
 * Errors of `typed` against the beginning of `word` that it fits best: optimal string alignment, whose last row's minimum
 * leaves out what was not typed yet. More than `most` where the word does not fit.
 */
export function errorsIn(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most, 255)
  let [beforeLast, last, current]: Uint8Array[] = [...ROWS]
  if (!beforeLast || !last || !current) return most + 1
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1)
    current[0] = row
    let fewest = row
    for (let column = 1; column <= width; column++) {
      const same = letter === word.charCodeAt(column - 1)
      let errors = (last[column - 1] ?? 0) + (same ? 0 : 1)
      errors = Math.min(errors, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      if (swapped) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = errors
      if (errors < fewest) fewest = errors
    }
    if (fewest > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  let least = most + 1
  for (let column = 0; column <= width; column++) least = Math.min(least, last[column] ?? least)
  return least
}
