import { withFirstDay } from '#kernel/texts.ts'
import { languageRow, type Language } from '#kernel/locale.ts'

/** Arabic pages use Latin digits, as airports, prices and number plates do, and the Gregorian calendar. */
export function localeOf(language: Language): string {
  return languageRow(language).locale
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** `brief` leaves the year out, for days within a year; `day` the day of the week as well. */
export type DayStyle = 'day' | 'brief' | 'short' | 'long'

/** Cache of formatted days: the cars of a page are free until the same hour. */
const days = new Map<string, string>()
const MAX_DAYS = 500

/** Formats a local day or wall time (`YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`): Fri 4 Dec 2026, 10:00. */
export function formatDay(local: string, language: Language, style: DayStyle = 'short'): string {
  const name = `${local} ${language} ${style}`
  const known = days.get(name)
  if (known !== undefined) return known
  if (days.size >= MAX_DAYS) days.clear()
  const words = dayInWords(local, language, style)
  days.set(name, words)
  return words
}

function dayInWords(local: string, language: Language, style: DayStyle): string {
  const withTime = local.includes('T')
  const key = `${language} ${style} ${withTime}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), {
      timeZone: 'UTC',
      ...(style !== 'day' && { weekday: style === 'long' ? 'long' : 'short' }),
      day: 'numeric',
      month: style === 'long' ? 'long' : 'short',
      ...(style !== 'brief' && style !== 'day' && { year: 'numeric' }),
      ...(withTime && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    })
  formats.set(key, format)
  const at = new Date(`${local}${withTime ? '' : 'T00:00'}Z`)
  return Number.isNaN(at.getTime()) ? local : withFirstDay(format.format(at), language)
}

const monthFormats = new Map<Language, Intl.DateTimeFormat>()

/** Returns the month of a day: November 2026. */
export function formatMonth(day: string, language: Language): string {
  const format =
    monthFormats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', month: 'long', year: 'numeric' })
  monthFormats.set(language, format)
  return format.format(new Date(`${day}T00:00Z`))
}

const timeFormats = new Map<Language, Intl.DateTimeFormat>()

/** `HH:mm` on a clock of 24 hours, as `formatDay` writes it. */
export function formatTime(time: string, language: Language): string {
  const format =
    timeFormats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), {
      timeZone: 'UTC',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  timeFormats.set(language, format)
  return format.format(new Date(`1970-01-01T${time}Z`))
}

/** Returns a day within a year and a time of it: Fri 4 Dec, 10:00. */
export function formatDayAndTime({ day, time }: { day: string; time: string }, language: Language): string {
  return `${formatDay(day, language, 'brief')}${languageRow(language).comma}${formatTime(time, language)}`
}
