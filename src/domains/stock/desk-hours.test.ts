import { expect, test } from 'vitest'
import { everyDay, hoursPerDay } from '#kernel/opening-hours.ts'
import { deskAt } from './desk-hours.ts'

const SHOP = hoursPerDay((day) => (day === 'su' ? null : [800, 2000]))
const LATE = everyDay(1000, 200)
const MIDNIGHT = everyDay(600, 2400)

// 7 June 2026 is a Sunday.
test.for([
  { name: 'at opening it is open', hours: SHOP, at: '2026-06-08T08:00', desk: 'open' },
  { name: 'at closing it is open', hours: SHOP, at: '2026-06-08T20:00', desk: 'open' },
  { name: 'an hour before opening costs a fee', hours: SHOP, at: '2026-06-08T07:00', desk: 'out_of_hours' },
  { name: 'a minute earlier it is closed', hours: SHOP, at: '2026-06-08T06:59', desk: 'closed' },
  { name: 'an hour after closing costs a fee', hours: SHOP, at: '2026-06-08T21:00', desk: 'out_of_hours' },
  { name: 'a minute later it is closed', hours: SHOP, at: '2026-06-08T21:01', desk: 'closed' },
  { name: 'a day off is closed', hours: SHOP, at: '2026-06-07T10:00', desk: 'closed' },
  { name: 'after midnight the day before is still open', hours: LATE, at: '2026-06-08T01:30', desk: 'open' },
  { name: 'and staffed for a while after it', hours: LATE, at: '2026-06-08T02:30', desk: 'out_of_hours' },
  { name: 'midnight ends the day', hours: MIDNIGHT, at: '2026-06-08T00:30', desk: 'out_of_hours' },
  { name: 'the night is closed', hours: MIDNIGHT, at: '2026-06-08T03:00', desk: 'closed' },
])('$name', ({ hours, at, desk }) => {
  expect(deskAt(hours, Temporal.PlainDateTime.from(at), 60)).toBe(desk)
})

test('a desk that never closes has no fee at any minute', () => {
  for (let minute = 0; minute < 1440; minute++) {
    const at = Temporal.PlainDateTime.from('2026-06-08').add({ minutes: minute })
    expect(deskAt(everyDay(0, 2400), at, 0)).toBe('open')
  }
})
