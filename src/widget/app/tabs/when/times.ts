import type { Language } from '#kernel/locale.ts'
import { localeOf } from '#ui/dates.ts'

const A_DAY = 96
const MINUTES = 15

/** 00:00, 00:15 … 23:45, and another time that is chosen already. */
export function timesWith(chosen: string): string[] {
  const quarters = Array.from({ length: A_DAY }, (_, at) => timeOf(at * MINUTES))
  return quarters.includes(chosen) ? quarters : [...quarters, chosen].toSorted()
}

function timeOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const formats = new Map<Language, Intl.DateTimeFormat>()

/** `HH:mm` as readers of the language write it: 24 hours in English, 12 in Arabic. */
export function formatTime(time: string, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), {
      timeZone: 'UTC',
      hour: language === 'ar' ? 'numeric' : '2-digit',
      minute: '2-digit',
    })
  formats.set(language, format)
  return format.format(new Date(`1970-01-01T${time}Z`))
}
