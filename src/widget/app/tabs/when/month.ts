import { directionOf, languageRow, type Language } from '#kernel/locale.ts'
import { addDays } from '#kernel/days.ts'

/** `YYYY-MM` of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Returns the first weekday of a calendar: Monday in English, Sunday in Arabic; 0 is Sunday. */
function firstWeekday(language: Language): number {
  return languageRow(language).weekStart === 'mon' ? 1 : 0
}

/** Returns the weeks of a month (`YYYY-MM`), completed with days of its neighbours. */
export function weeksOf(month: string, language: Language): string[][] {
  const first = weekStart(`${month}-01`, language)
  const weeks: string[][] = []
  for (let day = first; weeks.length === 0 || monthOf(day) === month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)))
  return weeks
}

function weekStart(day: string, language: Language): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return addDays(day, -((weekday - firstWeekday(language) + 7) % 7))
}

/** Returns the same day of another month, or its last. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Returns the day that a key moves the focus to in a calendar; null for other keys. */
export function dayOfKey(key: string, day: string, language: Language): string | null {
  const forward = directionOf(language) === 'rtl' ? -1 : 1
  const first = weekStart(day, language)
  const to: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -forward),
    ArrowRight: () => addDays(day, forward),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => first,
    End: () => addDays(first, 6),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  }
  return to[key]?.() ?? null
}

/** Clamps a day to its bounds. */
export function within(day: string, first: string, last: string): string {
  return day < first ? first : day > last ? last : day
}
