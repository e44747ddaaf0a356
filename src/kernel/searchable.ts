import { asciiFold } from './ascii-fold.ts'
import { latinDigits } from './digits.ts'
import { phoneNumber } from './phone-number.ts'

/**
 * The identifying texts of a row, as entered. A phone number is in E.164, preferably with a space after its country
 * code.
 */
export type RowTexts = {
  codes: readonly (string | null)[]
  names: readonly (string | null)[]
  emails: readonly (string | null)[]
  phone: string | null
}

/**
 * Search columns of a row: the text that any substring is matched with, and hashes for matching by sound or with a
 * typing error.
 */
export type SearchColumns = { found_by: string; found_keys: number[] }

/**
 * One part of a search: a LIKE pattern for `found_by`, and for each of its words, hashes of which `found_keys` must
 * have one.
 */
export type SearchTerm = { pattern: string; near: readonly (readonly number[])[] }

/** A phone number: `+44 (0) 7911 123456`, or any other text of digits and separators only. */
const PHONE = /^\+?[\d\s()./-]+$/
/** Articles and particles, which may be written separately or as part of a name, so they do not distinguish people. */
const ARTICLES = new Set(['al', 'el', 'ad', 'an', 'ar', 'as', 'ash', 'at', 'az', 'bin', 'bint', 'ibn'])
/** Min length for matching with a typing error; most shorter words are one letter from another name. */
const SHORTEST_MISTYPED = 4
const LONGEST_MISTYPED = 24
/** Min length of a sound prefix: about half a name. */
const SHORTEST_SOUND = 3
/** Number of trailing digits that are equal in all forms of a number. */
const LAST_DIGITS = 8

/**
 * Returns the search columns of a row. Any change here needs all rows to be folded again, by a migration that empties
 * `found_by`.
 */
export function searchColumns({ codes, names, emails, phone }: RowTexts): SearchColumns {
  const [code, name, email] = [codes.flatMap(joinedToo), names, emails].map((texts) =>
    texts.flatMap((text) => (text === null ? [] : [foldPart(text)])).filter((text) => text !== ''),
  ) as [string[], string[], string[]]
  const digits = phone === null ? '' : latinDigits(phone).replaceAll(/\D/g, '')
  const words = name.flatMap(wordsIn)
  const local = email.flatMap((address) => wordsIn(address.split('@')[0] ?? ''))
  const keys = [
    ...[...code.flatMap(wordsIn), ...words, ...local].flatMap(mistyped),
    // Some people join two words into one: Abdul Rahman, Abdulrahman.
    ...[...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)].flatMap(beginningsOfSound),
    ...(digits === '' ? [] : [lastDigits(digits), ...mistyped(nationalDigits(phone ?? '', digits))]),
  ]
  const found_by = [...code, ...name, ...email, digits].filter((text) => text !== '').join(' ')
  return { found_by, found_keys: [...new Set(keys)] }
}

/** Splits a search into its parts, all of which must match. Digits with separators between them are one number. */
export function searchTerms(search: string): SearchTerm[] {
  const entered = latinDigits(search.trim())
  if (PHONE.test(entered)) return numberTerms(entered)
  return entered
    .split(/\s+/)
    .map(foldPart)
    .filter((part) => part !== '')
    .map((part) => ({ pattern: patternOf(part), near: nearWords(part) }))
}

/** Returns true if the texts contain all parts of a search as written. */
export function hasTerms(texts: readonly (string | null)[], terms: readonly SearchTerm[]): boolean {
  const folded = texts.map((text) => foldPart(text ?? '')).join(' ')
  return terms.every(({ pattern }) => folded.includes(pattern.slice(1, -1)))
}

/** Searches rows in memory: returns those with all parts as written, or if there are none, near matches. */
export function rowsWith<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | null)[],
  terms: readonly SearchTerm[],
): Row[] {
  const words = terms.flatMap(({ near }) => near)
  const written = rows.filter((row) => hasTerms(textsOf(row), terms))
  if (written.length > 0 || words.length === 0) return written
  return rows.filter((row) => {
    const keys = new Set(
      searchColumns({ codes: [], names: textsOf(row), emails: [], phone: null }).found_keys,
    )
    return words.every((numbers) => numbers.some((one) => keys.has(one)))
  })
}

/** Parses a phone number without its dialling prefix: `00` for abroad, `0` within the country, also in `+44 (0)`. */
function numberTerms(entered: string): SearchTerm[] {
  const written = entered.replaceAll(/\(0\)|[^\d+]/g, '').replace(/^00/, '+')
  const known = written.startsWith('+') ? phoneNumber({ countryCode: '', phone: written }) : null
  const digits = known ? `${known.countryCode.slice(1)}${known.phone}` : written.replace(/^(?:\+|0)/, '')
  if (digits === '') return []
  const keys = [
    ...mistyped(known?.phone ?? digits),
    ...(digits.length >= LAST_DIGITS ? [lastDigits(digits)] : []),
  ]
  return [{ pattern: patternOf(digits), near: [keys] }]
}

/** Returns a code with and without its separators, to be found by both. */
function joinedToo(code: string | null): string[] {
  const joined = code?.replaceAll(/[^\p{L}\p{N}]/gu, '') ?? ''
  return code === null || joined === code ? [joined] : [code, joined]
}

function patternOf(part: string): string {
  return `%${part}%`
}

/** Folds a text but keeps the sign of an address: `anna@` is the end of a word. */
function foldPart(text: string): string {
  return text.split('@').map(asciiFold).join('@')
}

function wordsIn(folded: string): string[] {
  return folded.split(/[ @]/).filter((word) => word !== '')
}

/** Returns the hashes for near matches. For an email address only its local part, because thousands share the rest. */
function nearWords(part: string): number[][] {
  const words = wordsIn(part.split('@')[0] ?? '')
  const significant = words.filter((word) => !ARTICLES.has(word))
  return significant.map((word) => [
    ...mistyped(word),
    ...(/^[a-z]+$/.test(word) && nameSound(word).length > 1 ? [keyOf('sound', nameSound(word))] : []),
  ])
}

/**
 * Returns hashes of a word and of the word without each one of its letters: two words that share one differ by a typing
 * error.
 */
function mistyped(word: string): number[] {
  const entered = word.slice(0, LONGEST_MISTYPED)
  if (entered.length < SHORTEST_MISTYPED) return [keyOf('word', entered)]
  const shorter = Array.from(entered, (_, at) => entered.slice(0, at) + entered.slice(at + 1))
  return [...new Set([entered, ...shorter])].map((one) => keyOf('word', one))
}

function beginningsOfSound(word: string): number[] {
  const sound = nameSound(word)
  // Matches Abdulrahman with Abdul Rahman.
  const [, servantOf = ''] = /^abdl(..+)/.exec(sound) ?? []
  const lengths = [...Array(sound.length).keys()].filter((length) => length >= SHORTEST_SOUND)
  const sounds = [...lengths.map((length) => sound.slice(0, length)), sound, servantOf]
  return sounds.filter((one) => one !== '').map((one) => keyOf('sound', one))
}

function lastDigits(digits: string): number {
  return keyOf('digits', digits.slice(-LAST_DIGITS))
}

function nationalDigits(phone: string, digits: string): string {
  const [, national] = /^\+\d+ (\d+)$/.exec(phone) ?? []
  if (national !== undefined) return national
  return phoneNumber({ countryCode: '', phone })?.phone ?? digits
}

/** Returns an FNV-1a hash as a PostgreSQL integer. */
function keyOf(kind: 'word' | 'sound' | 'digits', text: string): number {
  let hash = 0x811c9dc5
  for (const character of `${kind} ${text}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}

/** Spellings of one consonant, longest first; each is replaced by a letter unique to it. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1'],
  [/^ou(?=[aeiouy])/, 'w'],
  [/t?sch|sh|t?ch(?![lr])/g, 'S'],
  [/kh|ch|ck|q/g, 'k'],
  [/gh|dj|j/g, 'g'],
  [/dt|th/g, 't'],
  [/tz/g, 'z'],
  [/dh/g, 'd'],
  [/ph|v/g, 'f'],
  [/p/g, 'b'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
]

/**
 * Returns the consonants of a word of `asciiFold` by sound: Arabic writes no short vowels, and each language spells
 * sounds differently. `mansor`, `Mansour` and `منصور` sound alike. Reasons for these rules: docs/decisions/0530.
 */
function nameSound(word: string): string {
  const name = word.replace(/^[ae]l(?=.{4})/, '')
  const letters = SPELLINGS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), name)
  const [first = '', ...others] = letters.replace(/(?<=.)h$/, '')
  return (/[aeiou]/.test(first) ? 'a' : first) + others.join('').replaceAll(/[aeiouwy]/g, '')
}
