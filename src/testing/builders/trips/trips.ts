import { newId, newReference } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'

const AT = Temporal.Instant.from('2026-12-01T09:00:00Z')

type TripInput = {
  id?: string
  companyId?: string | null
  /** In hundredths of AED, to be paid by card under this reference. */
  toPay?: { reference: string; total: number }
  createdAt?: Temporal.Instant
  departureId?: string
}

/** Inserts a minimal trip for tests about its seats or its company; keeps an existing one. */
export async function addTrip(
  db: Db,
  { id = newId(), companyId = null, toPay, createdAt = AT, departureId = newId() }: TripInput = {},
) {
  await db
    .insertInto('trips')
    .values({
      id,
      reference: toPay?.reference ?? newReference(),
      status: 'booked',
      category: 20,
      city_id: 'ae-dxb',
      time_zone: 'Asia/Dubai',
      start_at: AT,
      end_at: AT,
      request: { category: 20, departure_id: departureId, seats: 1 },
      vehicle_type_id: 'coach',
      traveller: {},
      company_id: companyId,
      pay_by: toPay ? 'card' : companyId === null ? 'driver' : 'wallet',
      approval: 'none',
      fare_inputs: {},
      fare: { lines: [] },
      total: toPay?.total ?? 0,
      currency: 'AED',
      created_at: createdAt,
      changed_at: createdAt,
    })
    .onConflict((same) => same.column('id').doNothing())
    .execute()
  return id
}
