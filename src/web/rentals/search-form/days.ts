import { addDays } from '#kernel/days.ts'

const FRIDAY = 5

/** Returns the first Friday after a day. */
export function nextFriday(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return addDays(day, ((FRIDAY - weekday + 6) % 7) + 1)
}

/** All half hours: 00:00, 00:30 … 23:30. */
export const HALF_HOURS: readonly string[] = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
)
