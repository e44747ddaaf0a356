import { mapInSteps, type Steps } from '#kernel/steps.ts'

/** Min length of a word to correct. */
const MIN_LETTERS = 4
/**
 * Min length of an Arabic word to correct. Arabic writes no short vowels, so whole names may have three letters, such
 * as دبي.
 */
const MIN_ARABIC_LETTERS = 3
/** Min length of a word whose first letter may be wrong, even if its end is missing. */
const FEWEST_BEHIND_FIRST = 5
/** Min length of a word that may have two errors. */
const LONG_LETTERS = 8
/** Max corrections of one word. */
const MAX_NEAR_WORDS = 8

/** A possible correction of a mistyped word; `isWhole`: the end of the word was entered, too. */
export type NearWord = { word: string; isWhole: boolean }

/** Returns the possible corrections of a mistyped word, likeliest first; none if it is too short. */
export type NearestWords = (entered: string) => NearWord[]

/** Words, each with its set of letters. */
type Candidates = { words: readonly string[]; letters: Uint32Array }

/** A correction with its number of errors, and how unlikely it is among those with equal errors. */
type RankedWord = NearWord & { errors: number; unlike: number }

/**
 * Finds words that differ by one extra, missing, wrong or transposed letter (two in a long word with the same first
 * letter). The end of a word may be missing: suggestions appear during typing. Words with equal errors are sorted:
 * complete ones first, then those with the same first letter, then in the order of `known`.
 */
export function* createNearestWords(known: Iterable<string>): Steps<NearestWords> {
  const words = [...known]
  const all = { words, letters: Uint32Array.from(yield* mapInSteps(words, (word) => lettersOf(word))) }
  return (entered) => {
    const fewest = /^\p{Script=Arabic}/u.test(entered) ? MIN_ARABIC_LETTERS : MIN_LETTERS
    return entered.length < fewest || /\d/.test(entered) ? [] : nearest(entered, all)
  }
}

function nearest(entered: string, { words, letters }: Candidates): NearWord[] {
  const own = lettersOf(entered)
  const first = entered.charCodeAt(0)
  const behindFirst = entered.length < LONG_LETTERS ? 1 : 2
  const isShort = entered.length < MIN_LETTERS
  let fewest = behindFirst
  let ranked: RankedWord[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const isSameFirst = word.charCodeAt(0) === first
    if (!isSameFirst && (isShort || !mayErrFirst(entered, word))) continue
    const max = Math.min(fewest, isSameFirst ? behindFirst : 1)
    const mayGoOn = entered.length >= (isSameFirst ? MIN_LETTERS : FEWEST_BEHIND_FIRST)
    if (word.length < entered.length - max || (!mayGoOn && word.length > entered.length + max)) continue
    if (
      lacksMore(own & ~(letters[at] ?? 0), max) ||
      lacksMore(lettersOf(word, entered.length - max) & ~own, max)
    )
      continue
    const begun = errorsIn(entered, word, max)
    if (begun > max) continue
    const isWhole = word.length <= entered.length + begun && errorsIn(entered, word, begun, 'whole') === begun
    if (!isWhole && !mayGoOn) continue
    if (begun < fewest) ranked = ranked.filter(({ errors }) => errors <= begun)
    fewest = Math.min(fewest, begun)
    ranked.push({ word, isWhole, errors: begun, unlike: (isWhole ? 0 : 2) + (isSameFirst ? 0 : 1) })
  }
  return ranked.toSorted((one, other) => one.unlike - other.unlike).slice(0, MAX_NEAR_WORDS)
}

/** Returns true if a single error can explain different first letters: a wrong, extra, missing or transposed letter. */
function mayErrFirst(entered: string, word: string): boolean {
  const [second, wordsSecond] = [entered.charCodeAt(1), word.charCodeAt(1)]
  return wordsSecond === second || word.charCodeAt(0) === second || wordsSecond === entered.charCodeAt(0)
}

/**
 * Returns a bit set of a word's letters in 32 classes. A word that lacks several letters of another cannot match it
 * with few errors.
 */
function lettersOf(word: string, length = word.length): number {
  let set = 0
  for (let at = 0; at < length; at++) set |= 1 << (word.charCodeAt(at) & 31)
  return set >>> 0
}

/** Returns true if a set has more than `max` letters; `max` is one or two. */
function lacksMore(letters: number, max: number): boolean {
  const butOne = letters & (letters - 1)
  return max === 1 ? butOne !== 0 : (butOne & (butOne - 1)) !== 0
}

/** Reused rows of the edit-distance table: the words are short, and one search compares thousands. */
const ROWS = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const

/**
 * Returns the edit distance (optimal string alignment) between `entered` and the best-fitting prefix of `word`, or the
 * whole of it. The minimum of the last row ignores letters not entered yet. More than `max` if the word does not fit.
 */
export function errorsIn(
  entered: string,
  word: string,
  max: number,
  of: 'begun' | 'whole' = 'begun',
): number {
  const width = Math.min(word.length, entered.length + max, 255)
  let [beforeLast, last, current]: Uint8Array[] = [...ROWS]
  if (!beforeLast || !last || !current) return max + 1
  for (let column = 0; column <= width; column++) last[column] = column
  let [from, to] = [0, width]
  for (let row = 1; row <= entered.length; row++) {
    const letter = entered.charCodeAt(row - 1)
    // Cells further from the diagonal have more than `max` errors.
    from = Math.max(1, row - max)
    to = Math.min(width, row + max)
    current[from - 1] = from === 1 ? row : max + 1
    let fewest = current[from - 1] ?? row
    for (let column = from; column <= to; column++) {
      const same = letter === word.charCodeAt(column - 1)
      let errors = (last[column - 1] ?? 0) + (same ? 0 : 1)
      errors = Math.min(errors, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        entered.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      if (swapped) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = errors
      if (errors < fewest) fewest = errors
    }
    if (to < width) current[to + 1] = max + 1
    if (fewest > max) return max + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  if (of === 'whole') return to === width ? (last[width] ?? max + 1) : max + 1
  let min = max + 1
  for (let column = from - 1; column <= to; column++) min = Math.min(min, last[column] ?? min)
  return min
}
