/** Local days are `YYYY-MM-DD`; browsers without Temporal calculate with them in UTC. */

const DAY_MS = 86_400_000

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the number of days from the first day to the second. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(`${second}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / DAY_MS
}

/**
 * Returns true for a calendar day of the years 1000 to 9998, so not for `2026-02-30`. At the ends of
 * four-digit years the day before or after could not be written, nor the same day on another clock.
 */
export function isDay(text: string): boolean {
  const at = /^(?!9999)[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}
