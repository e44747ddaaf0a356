import { LRUCache } from 'lru-cache'

const DAY_MS = 86_400_000

/** Offset from UTC in milliseconds by zone and UTC day; null on a day with a clock change. */
const offsets = new LRUCache<string, { ahead: number | null }>({ max: 10_000 })

/**
 * Returns the local minute of an instant in a zone: `2027-01-15T09:30Z` in Dubai is `2027-01-15T13:30`. A file of a
 * million rows needs millions, and as many Temporal objects hold a hundred megabytes outside the heap until they are
 * collected.
 */
export function clockMinute(at: string, timeZone: string): string {
  if (timeZone === 'UTC') return at.slice(0, 16)
  const ms = Date.parse(at)
  const ahead = aheadAllDay(Math.floor(ms / DAY_MS), timeZone) ?? aheadAt(ms, timeZone)
  return new Date(ms + ahead).toISOString().slice(0, 16)
}

function aheadAllDay(day: number, timeZone: string): number | null {
  const key = `${timeZone} ${day}`
  const known = offsets.get(key)
  if (known) return known.ahead
  const [first, last] = [aheadAt(day * DAY_MS, timeZone), aheadAt((day + 1) * DAY_MS, timeZone)]
  const ahead = first === last ? first : null
  offsets.set(key, { ahead })
  return ahead
}

function aheadAt(ms: number, timeZone: string): number {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)
  return Math.round(at.offsetNanoseconds / 1_000_000)
}
