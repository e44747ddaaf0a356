import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, expectFare, type FareCase } from '#testing/builders/trips/fare-cases.ts'
import { inputsOf, SELF_DRIVE, versionOf } from '#testing/builders/trips/trip-fares.ts'
import { computeFare } from '../../fare/compute-fare.ts'

const byDay = { kind: 'self_drive', plan_id: 'day' } as const

test.for<FareCase>([
  {
    name: 'for a day',
    inputs: { chosen: byDay, start: day('10:00'), end: day('10:00', 16) },
    lines: { plan: 240_000 },
  },
  {
    name: 'for five hours: a day',
    inputs: { chosen: byDay, start: day('10:00'), end: day('15:00') },
    lines: { plan: 240_000 },
  },
  {
    name: 'for 27 hours',
    inputs: { chosen: byDay, start: day('10:00'), end: day('13:00', 16) },
    lines: { plan: 240_000, extra_hours: 45_000 },
  },
  {
    name: 'for a minute more',
    inputs: { chosen: byDay, start: day('10:00'), end: day('13:01', 16) },
    lines: { plan: 240_000, extra_hours: 60_000 },
  },
  {
    name: 'for 40 hours: two days cost no more',
    inputs: { chosen: byDay, start: day('10:00'), end: day('02:00', 17) },
    lines: { plan: 480_000 },
  },
  {
    name: 'for a calendar day of 25 hours: a day',
    inputs: {
      chosen: byDay,
      start: '2026-10-24T10:00',
      end: '2026-10-25T10:00',
      timeZone: 'Europe/Madrid',
    },
    lines: { plan: 240_000 },
  },
  {
    name: 'for a calendar day of 23 hours: a day',
    inputs: {
      chosen: byDay,
      start: '2027-03-27T10:00',
      end: '2027-03-28T10:00',
      timeZone: 'Europe/Madrid',
    },
    lines: { plan: 240_000 },
  },
  {
    name: 'billed: 60 km more, and back 40 minutes late',
    inputs: {
      chosen: byDay,
      start: day('10:00'),
      end: day('10:00', 16),
      actual: { km: 300, to: day('10:40', 16) },
    },
    lines: { plan: 240_000, extra_km: 60_000, extra_hours: 15_000 },
  },
  {
    name: 'billed: half an hour late is free, and early is no cheaper',
    inputs: {
      chosen: byDay,
      start: day('10:00'),
      end: day('15:00'),
      actual: { km: 240, from: day('10:20'), to: day('10:30', 16) },
    },
    lines: { plan: 240_000 },
  },
])('a car without a driver, $name', expectFare(SELF_DRIVE))

const HALF = { id: '12h', minutes: 720, km: 120, price: 156_000 }
const WEEK = { id: 'week', minutes: 10_080, km: 1680, price: 1_440_000 }
const LADDER = { ...SELF_DRIVE, plans: [HALF, ...SELF_DRIVE.plans, WEEK] }
const byHalf = { kind: 'self_drive', plan_id: '12h', combined: true } as const

test.for<FareCase>([
  {
    name: 'four times twelve hours are two days',
    inputs: { chosen: byHalf, start: day('10:00'), end: day('10:00', 17) },
    lines: { plan: 480_000 },
  },
  {
    name: 'twelve hours are what they are',
    inputs: { chosen: byHalf, start: day('10:00'), end: day('22:00') },
    lines: { plan: 156_000 },
  },
  {
    name: 'as it was quoted before plans were combined',
    inputs: { chosen: { kind: 'self_drive', plan_id: '12h' }, start: day('10:00'), end: day('10:00', 17) },
    lines: { plan: 624_000 },
  },
])('plans of a car without a driver: $name', expectFare(LADDER))

test('more time never costs less, and no plan costs more than its own periods or than others that give as many km', () => {
  const plan = fc.record({
    minutes: fc.constantFrom(60, 90, 720, 1440, 4320, 10_080),
    km: fc.integer({ min: 0, max: 2000 }),
    price: fc.integer({ min: 1, max: 2_000_000 }),
  })
  const cards = fc.uniqueArray(plan, { minLength: 1, maxLength: 4, selector: ({ minutes }) => minutes })
  const upTo = 20 * 1440
  fc.assert(
    fc.property(
      cards,
      fc.nat(),
      fc.nat(50_000),
      fc.nat(upTo),
      fc.nat(upTo),
      (rungs, at, extra_hour, one, other) => {
        const plans = rungs.map((rung, index) => ({ id: `p${index}`, ...rung }))
        const content = { ...SELF_DRIVE, plans, extra_hour }
        const costOf = (plan_id: string, minutes: number, combined?: true) => {
          const start = Temporal.PlainDateTime.from(day('10:00'))
          const end = start.add({ minutes: minutes + 1 }).toString({ smallestUnit: 'minute' })
          const chosen = { kind: 'self_drive', plan_id, ...(combined && { combined }) } as const
          return computeFare(inputsOf({ chosen, start: day('10:00'), end }), versionOf(content), 'en').total
            .amount
        }
        const { id, km, minutes } = plans[at % plans.length]!
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(costOf(id, less, true)).toBeLessThanOrEqual(costOf(id, more, true))
        expect(costOf(id, more, true)).toBeLessThanOrEqual(costOf(id, more))
        for (const rich of plans.filter((rung) => rung.km * minutes >= km * rung.minutes)) {
          const whole = Math.ceil((more + 1) / rich.minutes) * rich.minutes
          if (whole % minutes === 0)
            expect(costOf(id, whole - 1, true)).toBeLessThanOrEqual((whole / rich.minutes) * rich.price)
        }
      },
    ),
    { numRuns: 60 },
  )
})
