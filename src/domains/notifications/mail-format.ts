import type { Language } from '#kernel/locale.ts'
import { decimal, type Money } from '#kernel/money.ts'
import { hoursOn, type OpeningHours } from '#kernel/opening-hours.ts'
import { ARABIC } from './mail-words.ar.ts'
import { ENGLISH, type MailWords } from './mail-words.en.ts'

/** Western digits in Arabic too: the desk reads the same numbers as the traveller. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-ca-gregory-nu-latn' }

export function wordsOf(language: Language): MailWords {
  return language === 'ar' ? ARABIC : ENGLISH
}

/** The direction a line is read in: right to left as soon as something in it is. */
export function lineDirection(line: string): 'ltr' | 'rtl' {
  return /[\u0590-\u08FF\u200F]/.test(line) ? 'rtl' : 'ltr'
}

/** A line kept whole inside Arabic plain text (Unicode isolates): a phone number or a Latin name keeps its order. */
export function isolated(line: string, language: Language): string {
  if (language === 'en') return line
  return `${lineDirection(line) === 'rtl' ? '\u2067' : '\u2066'}${line}\u2069`
}

/** Fills `{name}` places; one that is not given stays as it is and so is seen by the tests. */
export function fill(words: string, places: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place)
}

const amountFormats = new Map<string, Intl.NumberFormat>()

/** Always 2 decimals, whatever the currency's own custom. */
export function amountText({ amount, currency }: Money, language: Language): string {
  const key = `${language} ${currency}`
  const format =
    amountFormats.get(key) ??
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  amountFormats.set(key, format)
  // Decimal text is formatted exactly; a number would pass through a float.
  return format.format(decimal(amount) as `${number}`)
}

/** `2027-03-01T10:00` at a desk as "Monday, 1 March 2027 at 10:00". */
export function wallTimeText(at: string, language: Language): string {
  return TIME_FORMATS[language].format(asIfUtc(at))
}

/** `2027-03-01T10:00` as "1 March 2027". */
export function dayText(at: string, language: Language): string {
  return DAY_FORMATS[language].format(asIfUtc(at))
}

/** An ISO instant on the clock of a time zone. */
export function instantText(instant: string, timeZone: string, language: Language): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return wallTimeText(local.toString({ smallestUnit: 'minute' }), language)
}

/** The opening hours of the day a wall time falls on. */
export function hoursText(hours: OpeningHours, at: string, words: MailWords): string {
  const day = hoursOn(hours, Temporal.PlainDateTime.from(at).toPlainDate())
  if (!day) return words.closed
  if (day.opening === 0 && day.closing === 2400) return words.allDay
  return `${clockText(day.opening)}–${clockText(day.closing)}`
}

function clockText(hhmm: number): string {
  const digits = String(hhmm).padStart(4, '0')
  return `${digits.slice(0, 2)}:${digits.slice(2)}`
}

const TIME_FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = perLanguage({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const DAY_FORMATS = perLanguage({ day: 'numeric', month: 'long', year: 'numeric' })

function perLanguage(options: Intl.DateTimeFormatOptions): Readonly<Record<Language, Intl.DateTimeFormat>> {
  const inUtc = { ...options, timeZone: 'UTC' }
  return { en: new Intl.DateTimeFormat(LOCALES.en, inUtc), ar: new Intl.DateTimeFormat(LOCALES.ar, inUtc) }
}

/** Wall time has no zone: read and written as UTC, it comes out as it went in. */
function asIfUtc(at: string): number {
  return Temporal.PlainDateTime.from(at).toZonedDateTime('UTC').epochMilliseconds
}
