import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { unpaidHolds } from '#platform/db/unpaid-holds.store.ts'
import { addTrips } from '#testing/builders/trips/trip-rows.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { holdUnpaidTrip } from './hold-unpaid-trip.service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = testClock()
beforeAll(async () => {
  database = await testDatabase({ connections: 10 })
})
beforeEach(() => database.db.deleteFrom('unpaid_holds').execute())
afterAll(() => database.close())

const app = { unpaidHolds: unpaidHolds(sha256), limitScale: 1 }

type TripInput = {
  profile?: string
  phone?: number
  email?: string
  network?: string
  companyId?: string
  seats?: number
  day?: number
}

let count = 0

/** Books a trip on its own day, with new values for omitted fields. Returns its id and the failure code or null. */
async function booked({ profile, phone, email, network, companyId, seats = 1, day }: TripInput = {}) {
  count += 1
  const its = count
  const [row] = await addTrips({ database, clock }, [{ paid: 0 }])
  const startAt = clock.now().add({ hours: 24 * (day ?? its) })
  const rejected = await database.db.transaction().execute((tx) =>
    holdUnpaidTrip(app, tx, {
      id: row?.id ?? '',
      requester: {
        profileId: profile ?? `p${its}`,
        companyId: companyId ?? null,
        network: network ?? `198.51.100.${its}`,
      },
      traveller: {
        name: 'Noor',
        phone: { countryCode: '+971', phone: String(501_000_000 + (phone ?? 1000 + its)) },
        ...(email && { email }),
      },
      seats,
      startAt,
      endAt: startAt.add({ hours: 2 }),
    }),
  )
  return { id: row?.id ?? '', code: rejected?.code ?? null }
}

test.for([
  { name: 'one person books for 30 strangers', same: { profile: 'p' }, accepted: 5 },
  { name: '30 people book for one number', same: { phone: 7 }, accepted: 3 },
  { name: '30 people book for one address', same: { email: 'Noor@example.com' }, accepted: 3 },
  { name: '30 people of one network', same: { network: '203.0.113.7' }, accepted: 20 },
  { name: 'seats of one person', same: { profile: 'p', seats: 4 }, accepted: 2 },
  { name: 'seats of one network', same: { network: '203.0.113.7', seats: 8 }, accepted: 3 },
  { name: 'a company’s supervisor', same: { profile: 'p', companyId: 'c' }, accepted: 30 },
])('of 30 unpaid trips at once $accepted are accepted: $name', async ({ same, accepted }) => {
  const codes = await Promise.all(Array.from({ length: 30 }, () => booked(same)))
  expect(codes.filter(({ code }) => code === null)).toHaveLength(accepted)
  expect(codes.filter(({ code }) => code === 'too_many_unpaid')).toHaveLength(30 - accepted)
})

test('30 /64s of one /48 count as four networks, not thirty', async () => {
  const codes = await Promise.all(
    Array.from({ length: 14 }, (_, at) => booked({ network: `2001:db8:5:${at.toString(16)}00`, seats: 8 })),
  )
  expect(codes.filter(({ code }) => code === null)).toHaveLength(12)
})

test('unpaid trips of one traveller do not overlap', async () => {
  expect((await booked({ phone: 9, day: 40 })).code).toBeNull()
  expect((await booked({ phone: 9, day: 40 })).code).toBe('overlapping_unpaid')
  expect((await booked({ phone: 9, day: 41 })).code).toBeNull()
})

test.for([
  { name: 'is cancelled', set: { status: 'cancelled' } as const },
  { name: 'is paid', set: { paid: 25_200 } },
  { name: 'has started', set: { status: 'started' } as const },
])('a trip that $name is no longer counted', async ({ set }) => {
  const trips = []
  for (let attempt = 0; attempt < 5; attempt++) trips.push(await booked({ profile: 'q' }))
  expect((await booked({ profile: 'q' })).code).toBe('too_many_unpaid')
  await database.db
    .updateTable('trips')
    .set(set)
    .where('id', '=', trips[0]?.id ?? '')
    .execute()
  expect((await booked({ profile: 'q' })).code).toBeNull()
})
