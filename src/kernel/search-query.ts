import { latinDigits } from './digits.ts'
import { isId, REFERENCE_PATTERN } from './ids.ts'
import type { Language } from './locale.ts'
import { searchTerms, type SearchTerm } from './searchable.ts'
import { cutDays, type Days } from './search-days.ts'

/** Inclusive range, in hundredths of any currency: one amount, or all with the same whole part. */
export type AmountRange = { from: number; to: number }

/** A parsed search query: one way in which a line of text can match. */
export type SearchQuery = {
  /** Terms that must all match; empty if the line has no words. */
  terms: readonly SearchTerm[]
  id: string | null
  /** A whole reference, in upper case. */
  reference: string | null
  /**
   * Days or months, one of which must match; a date without a year matches in three years, nearest first. Empty for any
   * day.
   */
  days: readonly Days[]
  amount: AmountRange | null
  /** Last four card digits, alone or next to an amount. */
  last4: string | null
}

/** A matching row. `at` is a wall time or an instant. */
export type SearchHit = {
  id: string
  name: string
  text: string | null
  state: string | null
  at: string | null
}

/** Searches the rows of one kind; returns at most `limit`, best first, with names in `language`. */
export type Find = (query: SearchQuery, limit: number, language: Language) => Promise<SearchHit[]>

/** Min length of a word; a trigram index matches no shorter part. */
const MIN_WORD_LENGTH = 3

const AMOUNT = /^(?:(?<sign>[€$£])\s?)?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:[.,](?<hundredths>\d{2}))?$/
const CURRENCY = /^[a-z]{3}$/i
const LAST4 = /^[*•·x]*(\d{4})$/i
const OF_CARDS =
  /^(?:[*•·]+|visa|master(?:card)?|amex|mada|cards?|ending|in|فيزا|ماستركارد|مدى|بطاقة|البطاقة)$/i

const NOTHING: SearchQuery = { terms: [], id: null, reference: null, days: [], amount: null, last4: null }

/**
 * Parses a line entered by staff, in every way that it can be read: `huda may` is Huda in May, and Huda May. Dates are
 * `2027-03-01`, `1.3.2027`, `1 March 2027`, `March 1`, `3/2027`, or a month.
 */
export function parseSearchQuery(line: string, today: Temporal.PlainDate): SearchQuery[] {
  const text = latinDigits(line.trim())
  if (isId(text)) return [{ ...NOTHING, id: text.toLowerCase() }]
  const reference = REFERENCE_PATTERN.test(text.toUpperCase()) ? text.toUpperCase() : null
  const payment = paymentOf(text.split(/[,،]?\s+/))
  const dated = cutDays(text, today)
  const readings = [
    ...(payment ? [payment.reading] : []),
    ...(dated ? [{ ...wordsOf(dated.rest), days: dated.days }] : []),
    ...(payment?.isSure || dated?.isSure ? [] : [{ ...wordsOf(text), reference }]),
  ]
  return readings.filter(({ terms, days, amount, last4, reference: bookingReference }) =>
    Boolean(terms.length || days.length || amount || last4 || bookingReference),
  )
}

function wordsOf(text: string): SearchQuery {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const amount = words.map(amountOf).find((one) => one?.isSure)?.range ?? null
  const others =
    amount === null ? words : words.filter((word) => !amountOf(word)?.isSure && !CURRENCY.test(word))
  const last4 = (others.length === 1 && LAST4.exec(others[0] ?? '')?.[1]) || null
  const terms = searchTerms(others.join(' '))
  const isLong = terms.some(({ pattern }) => pattern.length - 2 >= MIN_WORD_LENGTH)
  return { ...NOTHING, terms: isLong ? terms : [], amount, last4 }
}

/** Parses the last four digits of a card with an amount, or with a word that identifies them as a card's. */
function paymentOf(words: readonly string[]): { reading: SearchQuery; isSure: boolean } | null {
  const significant = words.filter((word) => word !== '' && !OF_CARDS.test(word) && !CURRENCY.test(word))
  const at = significant.findIndex((word) => LAST4.test(word))
  const last4 = LAST4.exec(significant[at] ?? '')?.[1]
  if (last4 === undefined) return null
  const [other, ...more] = significant.toSpliced(at, 1)
  if (other === undefined) return words.length > 1 ? { reading: { ...NOTHING, last4 }, isSure: true } : null
  const amount = amountOf(other)
  if (!amount || more.length > 0) return null
  return { reading: { ...NOTHING, last4, amount: amount.range }, isSure: amount.isSure }
}

/**
 * Parses an amount. It is sure with decimals or a currency’s sign; otherwise the digits may belong to another number.
 */
function amountOf(word: string): { range: AmountRange; isSure: boolean } | null {
  const { sign, whole, hundredths } = AMOUNT.exec(word)?.groups ?? {}
  if (whole === undefined) return null
  const from = Number(whole.replaceAll(',', '')) * 100 + Number(hundredths ?? 0)
  if (!Number.isSafeInteger(from)) return null
  const to = hundredths === undefined ? from + 99 : from
  return { range: { from, to }, isSure: hundredths !== undefined || sign !== undefined }
}

/** Returns true if a query has only words, for rows that have nothing else to match. */
export function isOnlyWords({ id, terms, days, amount }: SearchQuery): boolean {
  return id === null && terms.length > 0 && days.length === 0 && amount === null
}
