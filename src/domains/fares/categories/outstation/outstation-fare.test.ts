import { test } from 'vitest'
import { day, expectFare, type FareCase } from '#testing/builders/trips/fare-cases.ts'
import { ONE_WAY, ROUND_TRIP } from '#testing/builders/trips/trip-fares.ts'

const oneWay = { kind: 'outstation_one_way' } as const

test.for<FareCase>([
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
])('one way to another city, $name', expectFare(ONE_WAY))

const roundTrip = { kind: 'outstation_round_trip' } as const

test.for<FareCase>([
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
])('there and back, $name', expectFare(ROUND_TRIP))
