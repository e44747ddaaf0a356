import { expect, test } from 'vitest'
import { rentalPeriod } from './rental-times.ts'

const now = Temporal.Instant.from('2026-12-01T09:00:00Z')
const dubai = { pickUp: 'Asia/Dubai', dropOff: 'Asia/Dubai' }

test.for([
  { name: 'later today is fine', from: '2026-12-01T13:30', to: '2026-12-02T10:00', code: undefined },
  {
    name: 'the station’s own clock decides what is past',
    from: '2026-12-01T12:30',
    to: '2026-12-02T10:00',
    code: 'pick_up_in_the_past',
  },
  {
    name: 'drop-off before pick-up',
    from: '2026-12-05T10:00',
    to: '2026-12-04T10:00',
    code: 'drop_off_before_pick_up',
  },
  {
    name: 'drop-off at pick-up',
    from: '2026-12-05T10:00',
    to: '2026-12-05T10:00',
    code: 'drop_off_before_pick_up',
  },
  { name: '90 days is the longest', from: '2026-12-05T10:00', to: '2027-03-05T10:00', code: undefined },
  {
    name: 'a minute over 90 days',
    from: '2026-12-05T10:00',
    to: '2027-03-05T10:01',
    code: 'rental_too_long',
  },
  { name: 'two years ahead', from: '2028-12-05T10:00', to: '2028-12-06T10:00', code: 'pick_up_too_far' },
])('$name', ({ from, to, code }) => {
  const period = rentalPeriod({ pickUpAt: from, dropOffAt: to }, dubai, now)
  expect(period.ok ? undefined : period.failure.code).toBe(code)
})
