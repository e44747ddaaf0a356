import { test } from 'vitest'
import { day, expectFare, type FareCase } from '#testing/builders/trips/fare-cases.ts'
import { RENTAL, TRANSFER } from '#testing/builders/trips/trip-fares.ts'

const eightHours = { kind: 'rental', package_id: '8h80km' } as const
const fourHours = { kind: 'rental', package_id: '4h40km' } as const
const twelveHours = { kind: 'rental', package_id: '12h120km' } as const

test.for<FareCase>([
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
])('a rental with a driver, $name', expectFare(RENTAL))

const toCentre = { kind: 'transfer', zone_id: 'centre' } as const
const toNoZone = { kind: 'transfer', zone_id: null } as const

test.for<FareCase>([
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
    name: 'billed: the toll was estimated, parking alone has an actual amount',
    inputs: {
      chosen: toCentre,
      start: day('09:00'),
      end: day('10:10'),
      way: { km: 37 },
      actual: {
        km: 41,
        charges: [{ kind: 'parking', reason: 'Terminal 1', amount: 3000 }],
        keeps_estimates: true,
      },
    },
    lines: { transfer: 90_000, parking: 3000, toll: 11_500 },
  },
  {
    name: 'billed: there was no toll, as is said',
    inputs: {
      chosen: toCentre,
      start: day('09:00'),
      end: day('10:10'),
      way: { km: 37 },
      actual: { km: 41, charges: [{ kind: 'toll', reason: 'None', amount: 0 }], keeps_estimates: true },
    },
    lines: { transfer: 90_000, toll: 0 },
  },
  {
    name: 'billed before estimates were kept: a delayed flight into the night, and no toll at all',
    inputs: {
      chosen: toNoZone,
      start: day('20:30'),
      end: day('21:40'),
      way: { km: 35.5 },
      actual: { km: 52, from: day('22:10'), to: day('23:30'), waiting_minutes: 60 },
    },
    lines: { transfer: 81_000, night: 20_000 },
  },
])('an airport transfer $name', expectFare(TRANSFER))

test.for<FareCase>([
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
])('a shuttle, $name, also at night', expectFare(null))
