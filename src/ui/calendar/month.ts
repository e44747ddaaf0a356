import { directionOf, languageRow, type Language } from '#kernel/locale.ts'
import { addDays } from '#kernel/days.ts'

/** The first and the last day that can be chosen, `YYYY-MM-DD`. */
export type DayBounds = { first: string; last: string }

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** `YYYY-MM` of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** Returns the weeks of a month (`YYYY-MM`), completed with days of its neighbours. */
export function weeksOf(month: string, language: Language): string[][] {
  const first = weekStart(`${month}-01`, language)
  const weeks: string[][] = []
  for (let day = first; weeks.length === 0 || monthOf(day) === month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)))
  return weeks
}

/** Returns the first day of a week in the calendars of a language's readers: Saturday in the Gulf. */
function weekStart(day: string, language: Language): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return addDays(day, -((weekday - WEEK.indexOf(languageRow(language).weekStart) + 7) % 7))
}

/** Returns the same day of another month, or its last. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Returns another month of `YYYY-MM`. */
export function shiftMonth(month: string, count: number): string {
  return monthOf(addMonths(`${month}-01`, count))
}

/** Returns the first of `count` months to show: as near to `month` as the focused day and the bounds allow. */
export function firstMonth(month: string, day: string, count: number, { first, last }: DayBounds): string {
  const focused = monthOf(day)
  const earliest = monthOf(first)
  const latest = shiftMonth(monthOf(last), 1 - count)
  const shown = within(month, shiftMonth(focused, 1 - count), focused)
  return within(shown, earliest, latest > earliest ? latest : earliest)
}

/** Returns the day that a key moves the focus to in a calendar; null for other keys. */
export function dayOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  language: Language,
): string | null {
  const forward = directionOf(language) === 'rtl' ? -1 : 1
  const months = shiftKey ? 12 : 1
  const first = weekStart(day, language)
  const to: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -forward),
    ArrowRight: () => addDays(day, forward),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => first,
    End: () => addDays(first, 6),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  }
  return to[key]?.() ?? null
}

/** Clamps a day or a month to its bounds. */
export function within(day: string, first: string, last: string): string {
  return day < first ? first : day > last ? last : day
}
