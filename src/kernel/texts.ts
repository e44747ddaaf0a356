import { languageRow, perLanguage, type Language, type Localized } from './locale.ts'
import { decimal, type Money } from './money.ts'

/** Separator in a list of names or addresses. */
export const COMMA = perLanguage((language) => languageRow(language).comma)

const amountFormats = new Map<string, Intl.NumberFormat>()

/** Formats an amount with 2 decimals in every currency. */
export function amountText({ amount, currency }: Money, language: Language): string {
  const key = `${language} ${currency}`
  const format =
    amountFormats.get(key) ??
    new Intl.NumberFormat(languageRow(language).locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  amountFormats.set(key, format)
  // A decimal string is formatted exactly; a number would pass through a float.
  return format.format(decimal(amount) as `${number}`)
}

/** Formats `2027-03-01T10:00` at a desk as "Monday, 1 March 2027 at 10:00". */
export function wallTimeText(at: string, language: Language): string {
  return withFirstDay(TIME_FORMATS[language].format(asIfUtc(at)), language)
}

/** Formats `2027-03-01T10:00` as "1 March 2027". */
export function dayText(at: string, language: Language): string {
  return withFirstDay(DAY_FORMATS[language].format(asIfUtc(at)), language)
}

/** Writes the number of a month's first day as its language does: `1er mars`. */
export function withFirstDay(date: string, language: Language): string {
  const { firstDaySuffix } = languageRow(language)
  return firstDaySuffix ? date.replace(/(?<![\d:])1 (?=\p{L})/u, `1${firstDaySuffix} `) : date
}

/** Formats a month by one of its days, `2027-03-01`, as "March 2027". */
export function monthText(day: string, language: Language): string {
  return MONTH_FORMATS[language].format(asIfUtc(day))
}

const TIME_FORMATS: Localized<Intl.DateTimeFormat> = dateFormats({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const DAY_FORMATS = dateFormats({ day: 'numeric', month: 'long', year: 'numeric' })
const MONTH_FORMATS = dateFormats({ month: 'long', year: 'numeric' })

function dateFormats(options: Intl.DateTimeFormatOptions): Localized<Intl.DateTimeFormat> {
  return perLanguage(
    (language) => new Intl.DateTimeFormat(languageRow(language).locale, { ...options, timeZone: 'UTC' }),
  )
}

/** Returns a wall time as if in UTC: it has no zone, and formatting it in UTC leaves it unchanged. */
function asIfUtc(at: string): number {
  return Temporal.PlainDateTime.from(at).toZonedDateTime('UTC').epochMilliseconds
}

const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
}

/** Formats a card as "Visa •••• 4242"; only the digits for an unknown brand. */
export function cardText({ brand, last4 }: { brand: string; last4: string }): string {
  const name = brand === 'other' ? '' : `${CARD_BRANDS[brand] ?? brand} `
  return `${name}•••• ${last4}`
}
