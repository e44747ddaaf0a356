export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Returns the name of a weekday, 1 Monday to 7 Sunday. */
export function weekdayName(day: number, locale: string, weekday: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
}
