import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clickLeft, isRepeated } from './attribution.ts'
import { CLICK_DAYS } from './click-cookies.contract.ts'

const DAY = 86_400_000
const click = (at: number | null) => ({ partner_code: 'PSEVEN', sub_id: 'desk', click_id: null, at })

test.for([
  { name: 'the click itself', passed: 0, left: 30 * DAY },
  { name: 'a day later', passed: DAY, left: 29 * DAY },
  { name: 'the last millisecond', passed: 30 * DAY - 1, left: 1 },
  { name: 'thirty days later', passed: 30 * DAY, left: 0 },
  { name: 'a browser that was set ahead has no longer', passed: -DAY, left: 30 * DAY },
])('$name counts for $left ms more', ({ passed, left }) => {
  expect(clickLeft(click(1000 * DAY), 1000 * DAY + passed)).toBe(left)
})

test('a click without a time is of this visit', () => {
  expect(clickLeft(click(null), 1000 * DAY)).toBe(CLICK_DAYS * DAY)
})

test('what is left of a click never grows while time passes, and is never more than 30 days', () => {
  const time = fc.integer({ min: 0, max: 4e12 })
  fc.assert(
    fc.property(time, time, fc.nat(40 * DAY), (at, now, later) => {
      const left = clickLeft(click(at), now)
      expect(left).toBeLessThanOrEqual(CLICK_DAYS * DAY)
      expect(clickLeft(click(at), now + later)).toBeLessThanOrEqual(left)
    }),
  )
})

test.for([
  { name: 'a minute later', next: {}, minutes: 1, repeated: true },
  { name: 'ten minutes later', next: {}, minutes: 10, repeated: false },
  { name: 'from another place', next: { sub_id: 'footer' }, minutes: 1, repeated: false },
  { name: 'of another partner', next: { partner_code: 'PEIGHT' }, minutes: 1, repeated: false },
])('a click $name is the same one: $repeated', ({ next, minutes, repeated }) => {
  const visit = { partner_code: 'PSEVEN', sub_id: 'desk', ...next }
  expect(isRepeated(click(0), visit, minutes * 60_000)).toBe(repeated)
  expect(isRepeated(null, visit, minutes * 60_000)).toBe(false)
})
