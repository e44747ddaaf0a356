import { fill, type CountedText } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { hoursOn, type OpeningHours } from '#kernel/opening-hours.ts'
import { rangeText } from '#kernel/range-text.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'
import type words from '../words/en/booking-mails.json'

type Counted = 'bringLicence'
export type MailWords = Readonly<
  Record<Exclude<keyof typeof words, Counted>, string> & Record<Counted, CountedText>
>

const WORDS = readTexts<typeof words>('domains/rentals', 'booking-mails')

export function wordsOf(language: Language): MailWords {
  return WORDS[language]
}

/** Formats an ISO instant in the local time of a time zone. */
export function instantText(instant: string, timeZone: string, language: Language): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return wallTimeText(local.toString({ smallestUnit: 'minute' }), language)
}

/** Formats the opening hours on the date of a local time. */
export function hoursText(hours: OpeningHours, at: string, language: Language): string {
  const words = wordsOf(language)
  const day = hoursOn(hours, Temporal.PlainDateTime.from(at).toPlainDate())
  if (!day) return words.closed
  if (day.opening === 0 && day.closing === 2400) return words.allDay
  return rangeText(clockText(day.opening), clockText(day.closing), language)
}

function clockText(hhmm: number): string {
  const digits = String(hhmm).padStart(4, '0')
  return `${digits.slice(0, 2)}:${digits.slice(2)}`
}

/**
 * Formats the amount collected at the desk, in its own currency, with an approximate amount in the price's
 * currency.
 */
export function deskText(shown: Money, own: Money | null | undefined, language: Language): string {
  const amount = amountText(shown, language)
  if (!own || own.currency === shown.currency) return amount
  return fill(wordsOf(language).about, { own: amountText(own, language), amount })
}
