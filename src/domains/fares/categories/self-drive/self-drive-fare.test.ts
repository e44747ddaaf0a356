import { test } from 'vitest'
import { day, expectFare, type FareCase } from '#testing/builders/trips/fare-cases.ts'
import { SELF_DRIVE } from '#testing/builders/trips/trip-fares.ts'

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
