import { asciiFold } from './ascii-fold.ts'
import { latinDigits } from './digits.ts'
import { nameSound } from './name-sound.ts'
import { phoneNumber } from './phone-number.ts'

/** What names a row, as it was entered. A phone number is in E.164, best with a space behind its country code. */
export type RowTexts = {
  codes: readonly (string | null)[]
  names: readonly (string | null)[]
  emails: readonly (string | null)[]
  phone: string | null
}

/** Beside a row: what any part of is found, and numbers of what is found by its sound or with a typing error. */
export type FoundColumns = { found_by: string; found_keys: number[] }

/** One part of a search: a pattern of LIKE on `found_by`, and for each of its words numbers of which `found_keys` has one. */
export type SearchTerm = { pattern: string; near: readonly (readonly number[])[] }

/** `+44 (0) 7911 123456`, and whatever else has digits alone. */
const PHONE = /^\+?[\d\s()./-]+$/
/** Written as a word of its own, or with the name; so it tells nobody apart. */
const ARTICLES = new Set(['al', 'el', 'ad', 'an', 'ar', 'as', 'ash', 'at', 'az', 'bin', 'bint', 'ibn'])
/** Of shorter words most are one letter from another name. */
const SHORTEST_MISTYPED = 4
const LONGEST_MISTYPED = 24
/** Of a sound: what half a name has. */
const SHORTEST_SOUND = 3
/** Digits at the end of a number that are the same in all its forms. */
const LAST_DIGITS = 8

/** What a row is found by. Whatever changes here needs the rows folded again, by a migration that empties `found_by`. */
export function foundColumns({ codes, names, emails, phone }: RowTexts): FoundColumns {
  const [code, name, email] = [codes.flatMap(joinedToo), names, emails].map((texts) =>
    texts.flatMap((text) => (text === null ? [] : [foldPart(text)])).filter((text) => text !== ''),
  ) as [string[], string[], string[]]
  const digits = phone === null ? '' : latinDigits(phone).replaceAll(/\D/g, '')
  const words = name.flatMap(wordsIn)
  const local = email.flatMap((address) => wordsIn(address.split('@')[0] ?? ''))
  const keys = [
    ...[...code.flatMap(wordsIn), ...words, ...local].flatMap(mistyped),
    // Some write as one word what others write as two: Abdul Rahman.
    ...[...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)].flatMap(beginningsOfSound),
    ...(digits === '' ? [] : [lastDigits(digits), ...mistyped(nationalDigits(phone ?? '', digits))]),
  ]
  const found_by = [...code, ...name, ...email, digits].filter((text) => text !== '').join(' ')
  return { found_by, found_keys: [...new Set(keys)] }
}

/** The parts of a search, each of which is to be found. Digits with signs between them are one number. */
export function searchTerms(search: string): SearchTerm[] {
  const typed = latinDigits(search.trim())
  if (PHONE.test(typed)) return numberTerms(typed)
  return typed
    .split(/\s+/)
    .map(foldPart)
    .filter((part) => part !== '')
    .map((part) => ({ pattern: patternOf(part), near: nearWords(part) }))
}

/** Returns true if texts have all parts of a search as they are written. */
export function hasTerms(texts: readonly (string | null)[], terms: readonly SearchTerm[]): boolean {
  const folded = texts.map((text) => foldPart(text ?? '')).join(' ')
  return terms.every(({ pattern }) => folded.includes(pattern.slice(1, -1)))
}

/** Of rows that are all in memory: those that have all parts as they are written; where none has, those that are near. */
export function rowsWith<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | null)[],
  terms: readonly SearchTerm[],
): Row[] {
  const words = terms.flatMap(({ near }) => near)
  const written = rows.filter((row) => hasTerms(textsOf(row), terms))
  if (written.length > 0 || words.length === 0) return written
  return rows.filter((row) => {
    const keys = new Set(foundColumns({ codes: [], names: textsOf(row), emails: [], phone: null }).found_keys)
    return words.every((numbers) => numbers.some((one) => keys.has(one)))
  })
}

/** A number is searched for without what is dialled before it: `00` abroad, `0` at home, also within `+44 (0)`. */
function numberTerms(typed: string): SearchTerm[] {
  const written = typed.replaceAll(/\(0\)|[^\d+]/g, '').replace(/^00/, '+')
  const known = written.startsWith('+') ? phoneNumber({ countryCode: '', phone: written }) : null
  const digits = known ? `${known.countryCode.slice(1)}${known.phone}` : written.replace(/^(?:\+|0)/, '')
  if (digits === '') return []
  const keys = [
    ...mistyped(known?.phone ?? digits),
    ...(digits.length >= LAST_DIGITS ? [lastDigits(digits)] : []),
  ]
  return [{ pattern: patternOf(digits), near: [keys] }]
}

/** A code with signs in it is found with and without them. */
function joinedToo(code: string | null): string[] {
  const joined = code?.replaceAll(/[^\p{L}\p{N}]/gu, '') ?? ''
  return code === null || joined === code ? [joined] : [code, joined]
}

function patternOf(part: string): string {
  return `%${part}%`
}

/** The sign of an address stays: `anna@` is the end of a word. */
function foldPart(text: string): string {
  return text.split('@').map(asciiFold).join('@')
}

function wordsIn(folded: string): string[] {
  return folded.split(/[ @]/).filter((word) => word !== '')
}

/** Of an e-mail address what is before the sign: the rest is that of thousands. */
function nearWords(part: string): number[][] {
  const words = wordsIn(part.split('@')[0] ?? '')
  const telling = words.filter((word) => !ARTICLES.has(word))
  return telling.map((word) => [
    ...mistyped(word),
    ...(/^[a-z]+$/.test(word) && nameSound(word).length > 1 ? [keyOf('sound', nameSound(word))] : []),
  ])
}

/** The word and what is left of it without one of its letters: two words that share one of these are a typing error apart. */
function mistyped(word: string): number[] {
  const typed = word.slice(0, LONGEST_MISTYPED)
  if (typed.length < SHORTEST_MISTYPED) return [keyOf('word', typed)]
  const shorter = Array.from(typed, (_, at) => typed.slice(0, at) + typed.slice(at + 1))
  return [...new Set([typed, ...shorter])].map((one) => keyOf('word', one))
}

function beginningsOfSound(word: string): number[] {
  const sound = nameSound(word)
  // Abdulrahman is Abdul Rahman, too.
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

/** FNV-1a, as the integers of PostgreSQL. */
function keyOf(kind: 'word' | 'sound' | 'digits', text: string): number {
  let hash = 0x811c9dc5
  for (const letter of `${kind} ${text}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}
