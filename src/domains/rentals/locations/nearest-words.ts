/** Words as short are taken as they were typed. */
const FEWEST_LETTERS = 4
/** Arabic writes no short vowels: of three letters there are whole names, such as دبي. */
const FEWEST_ARABIC_LETTERS = 3
/** From so many letters on, the first may be wrong, also where the end is missing. */
const FEWEST_BEHIND_FIRST = 5
/** From so many letters on, two of them may be wrong. */
const LONG_LETTERS = 8
/** Words that one typed word may have been meant as. */
const MAX_MEANT = 8

/** A word that a mistyped one may have been meant as; `isWhole`: its end was typed too. */
export type NearWord = { word: string; isWhole: boolean }

/** The words that a mistyped one may have been meant as, the likeliest first; none where it is too short to tell. */
export type NearestWords = (typed: string) => NearWord[]

/** Words, each with the letters that it has. */
type Candidates = { words: readonly string[]; letters: Uint32Array }

/** With its errors, and how unlikely it is among words with as many. */
type Meant = NearWord & { errors: number; unlike: number }

/**
 * Finds words that have one letter too many, too few, wrong or two changed places (two of these in a long word that begins
 * with the same letter). The end of a word may be missing: people see suggestions while they type. Of words with as many
 * errors those typed to their end come first, then those that begin with the same letter, then in the order of `known`.
 */
export function createNearestWords(known: Iterable<string>): NearestWords {
  const words = [...known]
  const all = { words, letters: Uint32Array.from(words, (word) => lettersOf(word)) }
  return (typed) => {
    const fewest = /^\p{Script=Arabic}/u.test(typed) ? FEWEST_ARABIC_LETTERS : FEWEST_LETTERS
    return typed.length < fewest || /\d/.test(typed) ? [] : nearest(typed, all)
  }
}

function nearest(typed: string, { words, letters }: Candidates): NearWord[] {
  const own = lettersOf(typed)
  const first = typed.charCodeAt(0)
  const behindFirst = typed.length < LONG_LETTERS ? 1 : 2
  const isShort = typed.length < FEWEST_LETTERS
  let fewest = behindFirst
  let meant: Meant[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const isSameFirst = word.charCodeAt(0) === first
    if (!isSameFirst && (isShort || !mayErrFirst(typed, word))) continue
    const most = Math.min(fewest, isSameFirst ? behindFirst : 1)
    const mayGoOn = typed.length >= (isSameFirst ? FEWEST_LETTERS : FEWEST_BEHIND_FIRST)
    if (word.length < typed.length - most || (!mayGoOn && word.length > typed.length + most)) continue
    if (
      lacksMore(own & ~(letters[at] ?? 0), most) ||
      lacksMore(lettersOf(word, typed.length - most) & ~own, most)
    )
      continue
    const begun = errorsIn(typed, word, most)
    if (begun > most) continue
    const isWhole = word.length <= typed.length + begun && errorsIn(typed, word, begun, 'whole') === begun
    if (!isWhole && !mayGoOn) continue
    if (begun < fewest) meant = meant.filter(({ errors }) => errors <= begun)
    fewest = Math.min(fewest, begun)
    meant.push({ word, isWhole, errors: begun, unlike: (isWhole ? 0 : 2) + (isSameFirst ? 0 : 1) })
  }
  return meant.toSorted((one, other) => one.unlike - other.unlike).slice(0, MAX_MEANT)
}

/** Returns true if one error may be what makes the first letters differ: wrong, too many, too few or changed places. */
function mayErrFirst(typed: string, word: string): boolean {
  const [second, wordsSecond] = [typed.charCodeAt(1), word.charCodeAt(1)]
  return wordsSecond === second || word.charCodeAt(0) === second || wordsSecond === typed.charCodeAt(0)
}

/** A bit for each letter that a word has, of 32 classes: a word that lacks several of another's is none with few errors. */
function lettersOf(word: string, length = word.length): number {
  let set = 0
  for (let at = 0; at < length; at++) set |= 1 << (word.charCodeAt(at) & 31)
  return set >>> 0
}

/** Returns true if a set of letters has more than `most`, which is one or two. */
function lacksMore(letters: number, most: number): boolean {
  const butOne = letters & (letters - 1)
  return most === 1 ? butOne !== 0 : (butOne & (butOne - 1)) !== 0
}

/** Rows of the table of errors, reused: the words are short, and thousands are compared for one search. */
const ROWS = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const

/**
 * Errors of `typed` against the beginning of `word` that it fits best: optimal string alignment, whose last row's minimum
 * leaves out what was not typed yet, or against the whole of it. More than `most` where the word does not fit.
 */
export function errorsIn(typed: string, word: string, most: number, of: 'begun' | 'whole' = 'begun'): number {
  const width = Math.min(word.length, typed.length + most, 255)
  let [beforeLast, last, current]: Uint8Array[] = [...ROWS]
  if (!beforeLast || !last || !current) return most + 1
  for (let column = 0; column <= width; column++) last[column] = column
  let [from, to] = [0, width]
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1)
    // Whatever is further from the diagonal has more errors.
    from = Math.max(1, row - most)
    to = Math.min(width, row + most)
    current[from - 1] = from === 1 ? row : most + 1
    let fewest = current[from - 1] ?? row
    for (let column = from; column <= to; column++) {
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
    if (to < width) current[to + 1] = most + 1
    if (fewest > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  if (of === 'whole') return to === width ? (last[width] ?? most + 1) : most + 1
  let least = most + 1
  for (let column = from - 1; column <= to; column++) least = Math.min(least, last[column] ?? least)
  return least
}
