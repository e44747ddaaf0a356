import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rentalDays } from './rental-days.ts'

function madrid(from: string, to: string) {
  return {
    pickUp: Temporal.PlainDateTime.from(from).toZonedDateTime('Europe/Madrid'),
    dropOff: Temporal.PlainDateTime.from(to).toZonedDateTime('Europe/Madrid'),
  }
}

test.for([
  { name: 'two hours is one day', from: '2026-06-01T10:00', to: '2026-06-01T12:00', days: 1 },
  { name: 'a day to the minute is one day', from: '2026-06-01T10:00', to: '2026-06-02T10:00', days: 1 },
  { name: 'a minute past is another day', from: '2026-06-01T10:00', to: '2026-06-03T10:01', days: 3 },
  {
    name: 'the extra hour in October is not billed',
    from: '2026-10-24T10:00',
    to: '2026-10-26T10:00',
    days: 2,
  },
  { name: 'the lost hour in March saves nothing', from: '2027-03-27T10:00', to: '2027-03-29T10:00', days: 2 },
  { name: 'a month is its days', from: '2027-02-01T09:00', to: '2027-03-01T09:00', days: 28 },
])('$name', ({ from, to, days }) => {
  expect(rentalDays(madrid(from, to))).toBe(days)
})

test('a drop-off in another zone is counted on the pick-up station’s clock', () => {
  const pickUp = Temporal.ZonedDateTime.from('2026-06-01T10:00[Asia/Dubai]')
  // The pick-up is at 08:30 in both Muscat and Dubai; 10:30 in Dubai is half an hour into the second day.
  const dropOff = Temporal.ZonedDateTime.from('2026-06-02T09:30[Asia/Riyadh]')
  expect(rentalDays({ pickUp, dropOff })).toBe(2)
})

test('a longer rental is never fewer days', () => {
  fc.assert(
    fc.property(fc.nat(60 * 24 * 60), fc.nat(60 * 24 * 60), (first, more) => {
      const pickUp = Temporal.ZonedDateTime.from('2026-10-01T10:00[Europe/Madrid]')
      const short = rentalDays({ pickUp, dropOff: pickUp.add({ minutes: first }) })
      const long = rentalDays({ pickUp, dropOff: pickUp.add({ minutes: first + more }) })
      return short >= 1 && long >= short
    }),
  )
})
