import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayChanges, daysOut, type CarOut } from './days-out.ts'

function rental(pickUp: string, dropOff: string, dropOffZone = 'Asia/Kuwait') {
  return {
    pickUp: Temporal.PlainDateTime.from(pickUp).toZonedDateTime('Asia/Kuwait'),
    dropOff: Temporal.PlainDateTime.from(dropOff).toZonedDateTime(dropOffZone),
  }
}

test.for([
  {
    name: 'the day of return is a day out: nobody gets the car before it is back',
    period: rental('2026-06-08T10:00', '2026-06-10T10:00'),
    out: ['2026-06-08', '2026-06-10'],
  },
  {
    name: 'two hours are one day out',
    period: rental('2026-06-08T10:00', '2026-06-08T12:00'),
    out: ['2026-06-08', '2026-06-08'],
  },
  {
    name: 'a return at midnight leaves the new day free',
    period: rental('2026-06-08T10:00', '2026-06-10T00:00'),
    out: ['2026-06-08', '2026-06-09'],
  },
  {
    name: 'a night counts on both dates',
    period: rental('2026-06-08T23:30', '2026-06-09T00:30'),
    out: ['2026-06-08', '2026-06-09'],
  },
  {
    name: 'a return further west is counted on the clock of the garage that waits for it',
    period: rental('2026-06-08T10:00', '2026-06-09T23:30', 'Europe/Madrid'),
    out: ['2026-06-08', '2026-06-10'],
  },
])('$name', ({ period, out: [firstDay, lastDay] }) => {
  expect(daysOut(period)).toEqual({ firstDay, lastDay })
})

const carOut = fc
  .record({
    station: fc.constantFrom('A', 'B'),
    acriss: fc.constantFrom('CDMR', 'ECAR'),
    from: fc.nat({ max: 12 }),
    length: fc.nat({ max: 8 }),
  })
  .map(({ station, acriss, from, length }): CarOut => {
    const first = Temporal.PlainDate.from('2026-02-20').add({ days: from })
    return { station, acriss, firstDay: first.toString(), lastDay: first.add({ days: length }).toString() }
  })
const maybe = fc.option(carOut)

function tally(outs: readonly (CarOut | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const change of outs.flatMap((out) => dayChanges(null, out))) {
    const key = `${change.station} ${change.acriss} ${change.day}`
    counts.set(key, (counts.get(key) ?? 0) + change.change)
  }
  return counts
}

test('what is counted with one car, changed as told, is what is counted with the other', () => {
  fc.assert(
    fc.property(maybe, maybe, (before, after) => {
      const counts = tally([before])
      for (const { station, acriss, day, change } of dayChanges(before, after)) {
        const key = `${station} ${acriss} ${day}`
        counts.set(key, (counts.get(key) ?? 0) + change)
      }
      const left = new Map([...counts].filter(([, count]) => count !== 0))
      expect(left).toEqual(tally([after]))
    }),
  )
})

test('each day is told once, and a day of both not at all', () => {
  fc.assert(
    fc.property(carOut, maybe, (before, after) => {
      const keys = dayChanges(before, after).map(({ station, acriss, day }) => `${station} ${acriss} ${day}`)
      expect(new Set(keys).size).toBe(keys.length)
      expect(dayChanges(before, before)).toEqual([])
    }),
  )
})
