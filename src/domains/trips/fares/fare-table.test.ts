import { expect, test } from 'vitest'
import {
  inputsOf,
  ONE_WAY,
  RENTAL,
  ROUND_TRIP,
  SELF_DRIVE,
  TRANSFER,
  versionOf,
} from '#testing/builders/trip-fares.ts'
import { computeFare } from './compute-fare.ts'
import type { RateCardContent } from './rate-card-content.contract.ts'

/** Every case is computed by hand; amounts are hundredths of a rupee, by kind of line. */
type Case = {
  name: string
  inputs: Parameters<typeof inputsOf>[0]
  lines: Record<string, number>
}

function check(content: RateCardContent | null) {
  return ({ inputs, lines }: Case) => {
    const fare = computeFare(inputsOf(inputs), content && versionOf(content), 'en')
    expect(Object.fromEntries(fare.lines.map(({ kind, amount }) => [kind, amount.amount]))).toEqual(lines)
    expect(fare.lines).toHaveLength(Object.keys(lines).length)
    expect(fare.total).toEqual({
      amount: Object.values(lines).reduce((sum, amount) => sum + amount, 0),
      currency: 'INR',
    })
  }
}

const day = (time: string, date = 15) => `2027-01-${date}T${time}`
const eightHours = { kind: 'rental', package_id: '8h80km' } as const
const fourHours = { kind: 'rental', package_id: '4h40km' } as const
const twelveHours = { kind: 'rental', package_id: '12h120km' } as const

test.for<Case>([
  {
    name: 'a package by day',
    inputs: { chosen: eightHours, start: day('09:00'), end: day('17:00') },
    lines: { package: 200_000 },
  },
  {
    name: 'from 20:00 to 04:00: six of eight hours of a night',
    inputs: { chosen: eightHours, start: day('20:00'), end: day('04:00', 16) },
    lines: { package: 200_000, night: 18_000 },
  },
  {
    name: 'tax is on everything',
    inputs: { chosen: eightHours, start: day('20:00'), end: day('04:00', 16), taxBasisPoints: 500 },
    lines: { package: 200_000, night: 18_000, tax: 10_900 },
  },
  {
    name: 'billed: 15 km and 70 minutes more',
    inputs: {
      chosen: eightHours,
      start: day('09:00'),
      end: day('17:00'),
      actual: { km: 95, to: day('18:10') },
    },
    lines: { package: 200_000, extra_km: 21_000, extra_hours: 30_000 },
  },
  {
    name: 'billed: less than the package costs the package',
    inputs: {
      chosen: eightHours,
      start: day('09:00'),
      end: day('17:00'),
      actual: { km: 12, to: day('10:00') },
    },
    lines: { package: 200_000 },
  },
  {
    name: 'billed: a quarter of an hour over is free',
    inputs: {
      chosen: eightHours,
      start: day('09:00'),
      end: day('17:00'),
      actual: { km: 80, to: day('17:15') },
    },
    lines: { package: 200_000 },
  },
  {
    name: 'billed: a minute later is a started hour',
    inputs: {
      chosen: eightHours,
      start: day('09:00'),
      end: day('17:00'),
      actual: { km: 80, to: day('17:16') },
    },
    lines: { package: 200_000, extra_hours: 15_000 },
  },
  {
    name: 'billed from garage to garage: 70 + 18 km, 470 + 40 minutes',
    inputs: {
      chosen: { kind: 'rental', package_id: '8h80km-garage' },
      start: day('09:00'),
      end: day('17:00'),
      actual: { km: 70, to: day('16:50'), garage_km: 18, garage_minutes: 40 },
    },
    lines: { package: 180_000, extra_km: 11_200, extra_hours: 15_000 },
  },
  {
    name: 'billed without the way from the garage, which another package counts',
    inputs: {
      chosen: eightHours,
      start: day('09:00'),
      end: day('17:00'),
      actual: { km: 70, to: day('16:50'), garage_km: 18, garage_minutes: 40 },
    },
    lines: { package: 200_000 },
  },
  {
    name: 'billed across midnight: four and a half hours of a night',
    inputs: {
      chosen: fourHours,
      start: day('21:00'),
      end: day('01:00', 16),
      actual: { km: 40, to: day('02:30', 16) },
    },
    lines: { package: 120_000, extra_hours: 30_000, night: 13_500 },
  },
  {
    name: 'billed over more than a day: one night and an hour of the next',
    inputs: {
      chosen: twelveHours,
      start: day('21:00'),
      end: day('09:00', 16),
      actual: { km: 120, to: day('23:00', 16) },
    },
    lines: { package: 280_000, extra_hours: 210_000, night: 27_000 },
  },
  {
    name: 'a night of seven hours in March is a whole night',
    inputs: {
      chosen: eightHours,
      start: '2027-03-27T22:00',
      end: '2027-03-28T07:00',
      timeZone: 'Europe/Madrid',
      actual: { km: 80 },
    },
    lines: { package: 200_000, night: 24_000 },
  },
  {
    name: 'eight of the nine hours of a night in October',
    inputs: {
      chosen: eightHours,
      start: '2026-10-24T22:00',
      end: '2026-10-25T05:00',
      timeZone: 'Europe/Madrid',
      actual: { km: 80 },
    },
    lines: { package: 200_000, night: 21_333 },
  },
  {
    name: 'billed with what came up',
    inputs: {
      chosen: eightHours,
      start: day('09:00'),
      end: day('17:00'),
      actual: {
        km: 80,
        charges: [
          { kind: 'parking', reason: 'Cubbon Park', amount: 6000 },
          { kind: 'other', reason: 'Cleaning', amount: 50_000 },
        ],
      },
    },
    lines: { package: 200_000, parking: 6000, other: 50_000 },
  },
])('a rental with a driver, $name', check(RENTAL))

const toCentre = { kind: 'transfer', zone_id: 'centre' } as const
const toNoZone = { kind: 'transfer', zone_id: null } as const

test.for<Case>([
  {
    name: 'by zone, whatever the distance',
    inputs: { chosen: toCentre, start: day('09:00'), end: day('10:10'), way: { km: 37 } },
    lines: { transfer: 90_000, toll: 11_500 },
  },
  {
    name: 'to no zone, within the first slab',
    inputs: { chosen: toNoZone, start: day('09:00'), end: day('09:30'), way: { km: 12 } },
    lines: { transfer: 50_000, toll: 11_500 },
  },
  {
    name: 'to no zone, 15.5 km above it',
    inputs: { chosen: toNoZone, start: day('09:00'), end: day('10:10'), way: { km: 35.5 } },
    lines: { transfer: 81_000, toll: 11_500 },
  },
  {
    name: 'to a zone that the card has not: by distance',
    inputs: {
      chosen: { kind: 'transfer', zone_id: 'lake' },
      start: day('09:00'),
      end: day('09:40'),
      way: { km: 20 },
    },
    lines: { transfer: 50_000, toll: 11_500 },
  },
  {
    name: 'a quarter of an hour into the night',
    inputs: { chosen: toCentre, start: day('21:30'), end: day('22:15'), way: { km: 22 } },
    lines: { transfer: 90_000, night: 20_000, toll: 11_500 },
  },
  {
    name: 'the last minutes of a night',
    inputs: { chosen: toCentre, start: day('05:50'), end: day('06:20'), way: { km: 15 } },
    lines: { transfer: 90_000, night: 20_000, toll: 11_500 },
  },
  {
    name: 'until 22:00 sharp, by day',
    inputs: { chosen: toCentre, start: day('21:15'), end: day('22:00'), way: { km: 22 } },
    lines: { transfer: 90_000, toll: 11_500 },
  },
  {
    name: 'from 06:00 sharp, by day',
    inputs: { chosen: toCentre, start: day('06:00'), end: day('06:40'), way: { km: 20 } },
    lines: { transfer: 90_000, toll: 11_500 },
  },
  {
    name: 'across midnight: one night',
    inputs: { chosen: toCentre, start: day('23:40'), end: day('00:25', 16), way: { km: 22 } },
    lines: { transfer: 90_000, night: 20_000, toll: 11_500 },
  },
  {
    name: 'billed: 25 minutes more than the free hour, tolls as they were',
    inputs: {
      chosen: toCentre,
      start: day('09:00'),
      end: day('10:10'),
      way: { km: 37 },
      actual: {
        km: 41,
        to: day('11:40'),
        waiting_minutes: 85,
        charges: [{ kind: 'toll', reason: 'Airport road', amount: 10_000 }],
      },
    },
    lines: { transfer: 90_000, waiting: 7500, toll: 10_000 },
  },
  {
    name: 'billed: a delayed flight into the night, and no toll at all',
    inputs: {
      chosen: toNoZone,
      start: day('20:30'),
      end: day('21:40'),
      way: { km: 35.5 },
      actual: { km: 52, from: day('22:10'), to: day('23:30'), waiting_minutes: 60 },
    },
    lines: { transfer: 81_000, night: 20_000 },
  },
])('an airport transfer $name', check(TRANSFER))

const oneWay = { kind: 'outstation_one_way' } as const

test.for<Case>([
  {
    name: 'of 310.5 km by day',
    inputs: { chosen: oneWay, start: day('06:00'), end: day('12:00'), way: { km: 310.5 } },
    lines: { distance: 403_650, driver_allowance: 30_000, toll: 31_050 },
  },
  {
    name: 'of 90 km, billed as 130',
    inputs: { chosen: oneWay, start: day('06:00'), end: day('08:00'), way: { km: 90 } },
    lines: { distance: 169_000, driver_allowance: 30_000, toll: 9000 },
  },
  {
    name: 'across midnight: two days, one night',
    inputs: { chosen: oneWay, start: day('20:00'), end: day('03:00', 16), way: { km: 350 } },
    lines: { distance: 455_000, driver_allowance: 60_000, night: 30_000, toll: 35_000 },
  },
  {
    name: 'of 1600 km: three days, two nights',
    inputs: { chosen: oneWay, start: day('21:00'), end: day('01:00', 17), way: { km: 1600 } },
    lines: { distance: 2_080_000, driver_allowance: 90_000, night: 60_000, toll: 160_000 },
  },
  {
    name: 'until midnight sharp: one day',
    inputs: { chosen: oneWay, start: day('17:00'), end: day('00:00', 16), way: { km: 350 } },
    lines: { distance: 455_000, driver_allowance: 30_000, night: 30_000, toll: 35_000 },
  },
  {
    name: 'through the night of a clock change: two days, one night',
    inputs: {
      chosen: oneWay,
      start: '2027-03-27T23:00',
      end: '2027-03-28T08:00',
      timeZone: 'Europe/Madrid',
      way: { km: 450 },
    },
    lines: { distance: 585_000, driver_allowance: 60_000, night: 30_000, toll: 45_000 },
  },
  {
    name: 'billed by the odometer, with waiting and tolls as they were',
    inputs: {
      chosen: oneWay,
      start: day('06:00'),
      end: day('12:00'),
      way: { km: 310.5 },
      actual: {
        km: 322,
        to: day('14:00'),
        waiting_minutes: 75,
        charges: [{ kind: 'toll', reason: 'NH 44', amount: 28_500 }],
      },
    },
    lines: { distance: 418_600, waiting: 9000, driver_allowance: 30_000, toll: 28_500 },
  },
])('one way to another city, $name', check(ONE_WAY))

const roundTrip = { kind: 'outstation_round_trip' } as const

test.for<Case>([
  {
    name: 'on one day, 180 km billed as 250',
    inputs: {
      chosen: roundTrip,
      start: day('06:00'),
      end: day('20:00'),
      driving: [
        [day('06:00'), day('08:00')],
        [day('18:00'), day('20:00')],
      ],
      way: { km: 180 },
    },
    lines: { distance: 300_000, driver_allowance: 30_000, parking: 5000 },
  },
  {
    name: 'on three days, 620 km billed as 750',
    inputs: {
      chosen: roundTrip,
      start: day('06:00'),
      end: day('20:00', 17),
      driving: [
        [day('06:00'), day('12:00')],
        [day('14:00', 17), day('20:00', 17)],
      ],
      way: { km: 620 },
    },
    lines: { distance: 900_000, driver_allowance: 90_000, parking: 15_000 },
  },
  {
    name: 'on two days, 900 km are more than 500',
    inputs: {
      chosen: roundTrip,
      start: day('07:00'),
      end: day('21:00', 16),
      driving: [
        [day('07:00'), day('15:00')],
        [day('13:00', 16), day('21:00', 16)],
      ],
      way: { km: 900 },
    },
    lines: { distance: 1_080_000, driver_allowance: 60_000, parking: 10_000 },
  },
  {
    name: 'driven in two nights of two, and not in the one between',
    inputs: {
      chosen: roundTrip,
      start: day('20:00'),
      end: day('05:00', 18),
      driving: [
        [day('20:00'), day('23:30')],
        [day('02:00', 18), day('05:00', 18)],
      ],
      way: { km: 400 },
    },
    lines: { distance: 1_200_000, driver_allowance: 120_000, night: 60_000, parking: 20_000 },
  },
  {
    name: 'there and back in the same night: one night',
    inputs: {
      chosen: roundTrip,
      start: day('22:00'),
      end: day('05:30', 16),
      driving: [
        [day('22:00'), day('23:00')],
        [day('04:00', 16), day('05:30', 16)],
      ],
      way: { km: 120 },
    },
    lines: { distance: 600_000, driver_allowance: 60_000, night: 30_000, parking: 10_000 },
  },
  {
    name: 'over a clock change: two days of 23 hours',
    inputs: {
      chosen: roundTrip,
      start: '2027-03-27T08:00',
      end: '2027-03-28T20:00',
      timeZone: 'Europe/Madrid',
      driving: [
        ['2027-03-27T08:00', '2027-03-27T12:00'],
        ['2027-03-28T16:00', '2027-03-28T20:00'],
      ],
      way: { km: 480 },
    },
    lines: { distance: 600_000, driver_allowance: 60_000, parking: 10_000 },
  },
  {
    name: 'billed: a day longer, home in the night',
    inputs: {
      chosen: roundTrip,
      start: day('06:00'),
      end: day('20:00', 16),
      driving: [
        [day('06:00'), day('10:00')],
        [day('16:00', 16), day('20:00', 16)],
      ],
      way: { km: 420 },
      actual: {
        km: 455,
        to: day('23:00', 17),
        charges: [{ kind: 'parking', reason: 'Palace', amount: 12_000 }],
      },
    },
    lines: { distance: 900_000, driver_allowance: 90_000, night: 30_000, parking: 12_000 },
  },
])('there and back, $name', check(ROUND_TRIP))

const byDay = { kind: 'self_drive', plan_id: 'day' } as const

test.for<Case>([
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
])('a car without a driver, $name', check(SELF_DRIVE))

test.for<Case>([
  {
    name: 'three seats',
    inputs: {
      chosen: { kind: 'shuttle', seats: 3, seat_price: { amount: 45_000, currency: 'INR' } },
      start: day('23:00'),
      end: day('05:00', 16),
      taxBasisPoints: 500,
    },
    lines: { seats: 135_000, tax: 6750 },
  },
])('a shuttle, $name, also at night', check(null))
