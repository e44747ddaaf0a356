import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAhead, plannedDepartures, timetableOf } from './planned-departures.ts'
import type { ShuttleService, Timetable } from './shuttle.ts'

const STOPS = [0, 25, 70].map((minutes) => ({
  name_en: `Stop ${minutes}`,
  name_ar: `موقف ${minutes}`,
  latitude: 25,
  longitude: 55,
  minutes,
}))
const DAILY = [1, 2, 3, 4, 5, 6, 7]

const date = (text: string) => Temporal.PlainDate.from(text)

function service(times: string[], changes: Partial<ShuttleService> = {}): ShuttleService {
  return { days: DAILY, times, seats: 12, seat_price: 2500, ...changes }
}

function planned(
  timetables: readonly Timetable[],
  first: string,
  last: string = first,
  timeZone = 'Europe/Madrid',
) {
  return plannedDepartures({ timeZone, stops: STOPS, timetables }, { first: date(first), last: date(last) })
}

const startsOf = (list: ReturnType<typeof planned>) => list.map(({ startAt }) => startAt.toString())

test('a departure starts at its time on the route’s clock, and ends at the last stop', () => {
  const timetable = { fromDay: '2027-01-01', services: [service(['07:30'])] }
  expect(planned([timetable], '2027-01-15', '2027-01-15', 'Asia/Kolkata')).toEqual([
    {
      day: '2027-01-15',
      wallTime: '07:30',
      startAt: Temporal.Instant.from('2027-01-15T02:00:00Z'),
      endAt: Temporal.Instant.from('2027-01-15T03:10:00Z'),
      seats: 12,
      seatPrice: 2500,
    },
  ])
})

test('each service runs on its days of the week, with its seats and price', () => {
  const services = [
    service(['07:00', '18:00'], { days: [1, 2, 3, 4, 5] }),
    service(['10:00'], { days: [6, 7], seats: 40, seat_price: 1900 }),
  ]
  // A Friday to a Monday.
  const list = planned([{ fromDay: '2027-01-01', services }], '2027-01-15', '2027-01-18')
  expect(
    list.map(({ day, wallTime, seats, seatPrice }) => `${day} ${wallTime} ${seats} ${seatPrice}`),
  ).toEqual([
    '2027-01-15 07:00 12 2500',
    '2027-01-15 18:00 12 2500',
    '2027-01-16 10:00 40 1900',
    '2027-01-17 10:00 40 1900',
    '2027-01-18 07:00 12 2500',
    '2027-01-18 18:00 12 2500',
  ])
})

test('a timetable is in force from its day until the next one’s, and before the first there is none', () => {
  const timetables = [
    { fromDay: '2027-02-03', services: [service(['08:00'])] },
    { fromDay: '2027-02-02', services: [service(['07:00'])] },
    { fromDay: '2027-02-05', services: [] },
  ]
  const list = planned(timetables, '2027-02-01', '2027-02-06')
  expect(list.map(({ day, wallTime }) => `${day} ${wallTime}`)).toEqual([
    '2027-02-02 07:00',
    '2027-02-03 08:00',
    '2027-02-04 08:00',
  ])
  expect(timetableOf(timetables, '2027-02-01')).toBeUndefined()
})

test.for([
  {
    name: 'a time that the clocks skip departs an hour later',
    day: '2027-03-28',
    starts: ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '2027-03-28T01:30:00Z', '2027-03-28T02:30:00Z'],
  },
  {
    name: 'a time that the clocks repeat departs once, the first time',
    day: '2027-10-31',
    starts: ['2027-10-30T23:30:00Z', '2027-10-31T00:30:00Z', '2027-10-31T02:30:00Z', '2027-10-31T03:30:00Z'],
  },
])('$name', ({ day, starts }) => {
  const times = ['01:30', '02:30', '03:30', '04:30']
  expect(startsOf(planned([{ fromDay: '2027-01-01', services: [service(times)] }], day))).toEqual(starts)
})

test('the duration is the same on a day of a clock change', () => {
  const [departure] = planned([{ fromDay: '2027-01-01', services: [service(['01:30'])] }], '2027-03-28')
  expect(departure?.startAt.until(departure.endAt).total('minutes')).toBe(70)
})

const ZONES = ['Asia/Kolkata', 'Asia/Dubai', 'Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe']

test('however days are split into chunks, each day’s times are planned once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: 700 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 }),
      (timeZone, offset, chunks) => {
        const timetables = [{ fromDay: '2026-01-01', services: [service(['00:10', '02:30', '23:50'])] }]
        const start = date('2026-06-01').add({ days: offset })
        let first = start
        const byChunks = chunks.flatMap((days) => {
          const last = first.add({ days: days - 1 })
          const list = planned(timetables, first.toString(), last.toString(), timeZone)
          first = last.add({ days: 1 })
          return list
        })
        const all = planned(timetables, start.toString(), first.subtract({ days: 1 }).toString(), timeZone)
        expect(byChunks.map(({ day, wallTime }) => `${day} ${wallTime}`)).toEqual(
          all.map(({ day, wallTime }) => `${day} ${wallTime}`),
        )
        expect(new Set(all.map(({ day, wallTime }) => `${day} ${wallTime}`)).size).toBe(all.length)
      },
    ),
  )
})

test('sixty days ahead are counted on the route’s clock', () => {
  const now = Temporal.Instant.from('2026-12-01T21:00:00Z')
  expect(daysAhead('Asia/Dubai', now)).toEqual({ first: date('2026-12-02'), last: date('2027-01-31') })
  expect(daysAhead('Europe/Madrid', now)).toEqual({ first: date('2026-12-01'), last: date('2027-01-30') })
})
