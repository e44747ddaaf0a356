import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nightCost, nightParts } from './night-parts.ts'

const MADRID = 'Europe/Madrid'
const KOLKATA = 'Asia/Kolkata'
const period = (from: string, to: string, zone = KOLKATA) => {
  const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
  return { from: at(from), to: at(to) }
}
const textOf = (parts: ReturnType<typeof nightParts>) =>
  parts.map(({ day, minutes, length }) => `${day} ${minutes}/${length}`)

test.for([
  { name: 'a day has none', from: '2027-01-15T06:00', to: '2027-01-15T22:00', parts: [] },
  {
    name: 'a minute before 06:00',
    from: '2027-01-15T05:59',
    to: '2027-01-15T09:00',
    parts: ['2027-01-14 1/480'],
  },
  {
    name: 'a minute after 22:00',
    from: '2027-01-15T20:00',
    to: '2027-01-15T22:01',
    parts: ['2027-01-15 1/480'],
  },
  {
    name: 'both ends of a day',
    from: '2027-01-15T05:00',
    to: '2027-01-15T23:00',
    parts: ['2027-01-14 60/480', '2027-01-15 60/480'],
  },
  {
    name: 'the turn of the year',
    from: '2026-12-31T21:00',
    to: '2027-01-02T02:00',
    parts: ['2026-12-31 480/480', '2027-01-01 240/480'],
  },
])('the parts of a night: $name', ({ from, to, parts }) => {
  expect(textOf(nightParts([period(from, to)], KOLKATA))).toEqual(parts)
})

test('a night of a clock change is an hour shorter or longer', () => {
  const spring = period('2027-03-27T20:00', '2027-03-28T10:00', MADRID)
  expect(textOf(nightParts([spring], MADRID))).toEqual(['2027-03-27 420/420'])
  const autumn = period('2026-10-24T20:00', '2026-10-25T10:00', MADRID)
  expect(textOf(nightParts([autumn], MADRID))).toEqual(['2026-10-24 540/540'])
})

test('nights of different lengths are rounded once, together', () => {
  const parts = [
    { day: Temporal.PlainDate.from('2027-03-27'), minutes: 7, length: 420 },
    { day: Temporal.PlainDate.from('2027-03-28'), minutes: 8, length: 480 },
  ]
  // 1.5 hundredths each would round to 2 + 2.
  expect(nightCost({ amount: 90, by: 'minute' }, parts)).toBe(3)
  expect(nightCost({ amount: 90, by: 'night' }, parts)).toBe(180)
  expect(nightCost({ amount: 90, by: 'minute' }, [])).toBe(0)
})

const start = Temporal.Instant.from('2027-03-20T00:00:00Z')
const minutes = fc.integer({ min: 0, max: 20 * 1440 })
const zones = fc.constantFrom(MADRID, KOLKATA, 'Asia/Riyadh', 'America/New_York')

test('cutting what is driven in two changes nothing', () => {
  fc.assert(
    fc.property(zones, fc.tuple(minutes, minutes, minutes), (zone, at) => {
      const [from, cut, to] = at
        .toSorted((one, other) => one - other)
        .map((count) => start.add({ minutes: count }))
      if (!from || !cut || !to) throw new Error('three instants')
      const whole = nightParts([{ from, to }], zone)
      expect(
        nightParts(
          [
            { from, to: cut },
            { from: cut, to },
          ],
          zone,
        ),
      ).toEqual(whole)
      expect(
        nightParts(
          [
            { from: cut, to },
            { from, to: cut },
          ],
          zone,
        ),
      ).toEqual(whole)
    }),
  )
})

test('no part is longer than its night, and a longer drive has no less of it', () => {
  fc.assert(
    fc.property(zones, minutes, minutes, minutes, (zone, from, length, more) => {
      const drive = (count: number) =>
        nightParts([{ from: start.add({ minutes: from }), to: start.add({ minutes: from + count }) }], zone)
      const [shorter, longer] = [drive(length), drive(length + more)]
      for (const part of longer) expect(part.minutes).toBeLessThanOrEqual(part.length)
      for (const by of ['minute', 'night'] as const)
        expect(nightCost({ amount: 777, by }, longer)).toBeGreaterThanOrEqual(
          nightCost({ amount: 777, by }, shorter),
        )
    }),
  )
})
