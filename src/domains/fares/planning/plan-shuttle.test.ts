import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { planShuttle, type QuotedDeparture } from './plan-shuttle.service.ts'

const NOW = '2027-01-15T06:00:00Z'
const DEPARTURE: QuotedDeparture = {
  id: '019b0000-0000-7000-8000-000000000003',
  cityId: 'in-blr',
  timeZone: 'Asia/Kolkata',
  vehicleTypeId: 'coach',
  startAt: Temporal.Instant.from('2027-01-15T07:00:00Z'),
  endAt: Temporal.Instant.from('2027-01-15T09:30:00Z'),
  seatsLeft: 3,
  seatPrice: { amount: 45_000, currency: 'INR' },
  isOpen: true,
}

const database = forFile(await testDatabase())

function plan(seats: number, departure: QuotedDeparture | null = DEPARTURE) {
  const app = {
    db: database.db,
    clock: testClock(NOW),
    findDeparture: async (_db: unknown, id: string) => (id === departure?.id ? departure : null),
  }
  return planShuttle(app, { category: 20, departure_id: DEPARTURE.id, seats }, 'ar')
}

test('seats of a departure are those of its city, vehicle and times', async () => {
  expect(await plan(3)).toMatchObject({
    ok: true,
    value: {
      trip: { city: { id: 'in-blr', countryCode: 'IN' }, way: null },
      choice: {
        chosen: { kind: 'shuttle', seats: 3, seat_price: DEPARTURE.seatPrice },
        end: DEPARTURE.endAt,
      },
      vehicleType: { id: 'coach', name: 'حافلة', seats: 40, bags: 40, picture: 'coach' },
    },
  })
})

test.for<{ name: string; departure: QuotedDeparture | null; seats: number; code: string }>([
  { name: 'more seats than are left', departure: DEPARTURE, seats: 4, code: 'departure_full' },
  { name: 'an unknown one', departure: null, seats: 1, code: 'departure_unknown' },
  {
    name: 'a cancelled one',
    departure: { ...DEPARTURE, isOpen: false },
    seats: 1,
    code: 'departure_unknown',
  },
  {
    name: 'one that leaves now',
    departure: { ...DEPARTURE, startAt: Temporal.Instant.from(NOW) },
    seats: 1,
    code: 'departure_unknown',
  },
  {
    name: 'one of a city that is gone',
    departure: { ...DEPARTURE, cityId: 'xx-xxx' },
    seats: 1,
    code: 'departure_unknown',
  },
])('$name is refused', async ({ departure, seats, code }) => {
  expect(await plan(seats, departure)).toMatchObject({ ok: false, failure: { code } })
})
