import { isDay } from './days.ts'
import { isId, REFERENCE_PATTERN } from './ids.ts'
import { searchPatterns } from './search-patterns.ts'

/** What one line of text may mean to who looks for it. */
export type Sought = {
  /** Patterns of LIKE on text in lower case, all to be found; none: it is not looked for by words. */
  patterns: readonly string[]
  id: string | null
  /** A whole reference, in upper case. */
  reference: string | null
  /** `YYYY-MM-DD`, both inside: a day or a month. */
  days: { from: string; to: string } | null
  /** In hundredths of any currency. */
  amount: number | null
  /** Of a card: four digits, alone or beside an amount. */
  last4: string | null
}

/** A row that was found. `at` is a wall time or an instant. */
export type Found = {
  id: string
  name: string
  text: string | null
  state: string | null
  at: string | null
}

/** Looks among the rows of one kind; at most `limit` of them, the best first. */
export type Find = (sought: Sought, limit: number) => Promise<Found[]>

/** A trigram index knows no shorter part. */
const SHORTEST_WORD = 3

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'يناير'],
  ['february', 'feb', 'فبراير'],
  ['march', 'mar', 'مارس'],
  ['april', 'apr', 'أبريل', 'إبريل'],
  ['may', 'مايو'],
  ['june', 'jun', 'يونيو'],
  ['july', 'jul', 'يوليو'],
  ['august', 'aug', 'أغسطس'],
  ['september', 'sep', 'سبتمبر'],
  ['october', 'oct', 'أكتوبر'],
  ['november', 'nov', 'نوفمبر'],
  ['december', 'dec', 'ديسمبر'],
]
const NAMED = new RegExp(
  String.raw`(?:^|\s)(?:(\d{1,2})\s+)?(${MONTHS.flat().join('|')})\s+(\d{4})(?=\s|$)`,
  'i',
)
const ISO = /(?:^|\s)(\d{4})-(\d{2})(?:-(\d{2}))?(?=\s|$)/
const DAY_FIRST = /(?:^|\s)(\d{1,2})[./](\d{1,2})[./](\d{4})(?=\s|$)/
const AMOUNT = /^(?:[€$£]\s?)?(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{2}))?$/
const CURRENCY = /^[a-z]{3}$/i

/** Reads a line that the staff type: dates are `2027-03-01`, `1.3.2027`, `1 March 2027`, or a month with its year. */
export function readSought(line: string): Sought {
  const text = line.trim()
  const nothing = { patterns: [], id: null, reference: null, days: null, amount: null, last4: null }
  if (isId(text)) return { ...nothing, id: text.toLowerCase() }
  const { days, rest } = cutDays(text)
  const words = rest.split(/\s+/).filter((word) => word !== '')
  const amount = words.map(amountOf).find((one) => one !== null) ?? null
  const others =
    amount === null ? words : words.filter((word) => amountOf(word) === null && !CURRENCY.test(word))
  const [only = ''] = others.length === 1 ? others : []
  const last4 = /^\d{4}$/.test(only) ? only : null
  const reference = REFERENCE_PATTERN.test(text.toUpperCase()) ? text.toUpperCase() : null
  return { ...nothing, patterns: patternsOf(others, { amount, last4 }), reference, days, amount, last4 }
}

function patternsOf(words: readonly string[], { amount, last4 }: Pick<Sought, 'amount' | 'last4'>): string[] {
  // Beside an amount they are a card's; alone they may be of a phone number as well.
  if (amount !== null && last4 !== null) return []
  const patterns = searchPatterns(words.join(' '))
  return patterns.some((pattern) => pattern.length - 2 >= SHORTEST_WORD) ? patterns : []
}

/** Only what has decimals or a currency's sign is an amount: other digits are of a number. */
function amountOf(word: string): number | null {
  const [, whole = '', hundredths] = AMOUNT.exec(word) ?? []
  if (whole === '' || (hundredths === undefined && !/^[€$£]/.test(word))) return null
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(hundredths ?? 0)
  return Number.isSafeInteger(amount) ? amount : null
}

function cutDays(text: string): { days: Sought['days']; rest: string } {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(text)
    const days = found && read(found)
    if (found && days) return { days, rest: text.replace(found[0], ' ') }
  }
  return { days: null, rest: text }
}

const READERS: readonly (readonly [RegExp, (found: RegExpExecArray) => Sought['days']])[] = [
  [ISO, ([, year = '', month = '', day]) => daysOf(year, month, day)],
  [DAY_FIRST, ([, day = '', month = '', year = '']) => daysOf(year, month, day)],
  [
    NAMED,
    ([, day, name = '', year = '']) =>
      daysOf(year, String(MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1), day),
  ],
]

/** A day, or without one its month; null: there is no such day. */
function daysOf(year: string, month: string, day: string | undefined): Sought['days'] {
  const first = `${year}-${month.padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`
  if (!isDay(first)) return null
  if (day !== undefined) return { from: first, to: first }
  const { daysInMonth } = Temporal.PlainDate.from(first)
  return { from: first, to: `${first.slice(0, 8)}${daysInMonth}` }
}
