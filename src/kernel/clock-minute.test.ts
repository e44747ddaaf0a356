import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockMinute } from './clock-minute.ts'

const ZONES = [
  'UTC',
  'Asia/Dubai',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
]
/** Generates minutes on days when some zones change clocks, and on other days. */
const minutes = (from: string, days: number) =>
  fc
    .integer({ min: 0, max: days * 1440 })
    .map((after) => Temporal.Instant.from(from).add({ minutes: after }).toString())

test('the minute that clocks show is that of Temporal, also while they are changed', () => {
  const instant = fc.oneof(
    minutes('2026-10-24T20:00:00Z', 2),
    minutes('2027-04-03T10:00:00Z', 2),
    minutes('2024-01-01T00:00:00Z', 1500),
  )
  fc.assert(
    fc.property(instant, fc.constantFrom(...ZONES), (at, zone) => {
      const there = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime()
      expect(clockMinute(at, zone)).toBe(there.toString({ smallestUnit: 'minute' }))
    }),
  )
})
