import { expect, test } from 'vitest'
import { lastDayOf, stateOf } from './coupon-rules.ts'

const at = (text: string) => Temporal.Instant.from(text)
const NOW = at('2026-06-10T12:00:00Z')

test.for([
  { name: 'asked for, and over', over: { waits: true, validUntil: NOW }, state: 'waiting' },
  { name: 'begun, with uses left', over: {}, state: 'running' },
  { name: 'begins later', over: { validFrom: at('2026-06-10T12:00:01Z') }, state: 'upcoming' },
  { name: 'at its limit', over: { used: 2 }, state: 'used_up' },
  { name: 'over this instant', over: { validUntil: NOW }, state: 'ended' },
  { name: 'at its limit and over', over: { used: 2, validUntil: NOW }, state: 'ended' },
])('$name: $state', ({ over, state }) => {
  const coupon = { validFrom: NOW, validUntil: null, totalLimit: 2, used: 1, waits: false }
  expect(stateOf({ ...coupon, ...over }, NOW)).toBe(state)
})

test('the last day of a coupon is the one before the midnight at which it ends', () => {
  expect(lastDayOf(at('2026-07-01T00:00:00Z'))).toBe('2026-06-30')
  expect(lastDayOf(at('2026-07-01T00:00:01Z'))).toBe('2026-07-01')
})
