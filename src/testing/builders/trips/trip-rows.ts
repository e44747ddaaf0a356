import type { Insertable } from 'kysely'
import type { TripTables } from '#domains/trips/journey/trip-tables.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'

type Trip = Partial<Omit<Insertable<TripTables['trips']>, 'start_at' | 'end_at'>> & {
  start_at?: Temporal.Instant
  end_at?: Temporal.Instant
}

const aed = (amount: number) => ({ amount, currency: 'AED' })

/** Builds a fare like the engine's, of lines with these amounts in hundredths of a dirham. */
export function fareOf(lines: readonly { kind: string; amount: number; quantity?: number }[]) {
  return {
    lines: lines.map(({ kind, amount, quantity = 1 }) => ({
      kind,
      label: `${kind} as booked`,
      quantity,
      unit: 'piece',
      rate: aed(Math.round(amount / quantity)),
      amount: aed(amount),
      rule: 'package',
      inputs: { minutes: 240, km: 40, basis_points: 500 },
    })),
    total: aed(lines.reduce((sum, { amount }) => sum + amount, 0)),
    included: { km: 40, minutes: 240 },
    deposit: null,
    rate_card: null,
  }
}

/** Inserts trips of a local rental in Dubai, a day apart, latest first. */
export async function addTrips(
  { database, clock }: { database: Pick<TestApp['database'], 'db'>; clock: Clock },
  trips: readonly Trip[],
) {
  const now = clock.now()
  const rows = trips.map((trip, at) => {
    const start = now.subtract({ hours: 24 * at })
    const fare = fareOf([
      { kind: 'package', amount: 24_000 },
      { kind: 'tax', amount: 1200 },
    ])
    return {
      id: newId(),
      reference: newReference(),
      status: 'booked' as const,
      category: 2 as const,
      city_id: 'ae-dxb',
      time_zone: 'Asia/Dubai',
      start_at: start,
      end_at: start.add({ hours: 4 }),
      request: { category: 2, from: { name: 'Dubai Mall', latitude: 25.2, longitude: 55.28 } },
      vehicle_type_id: 'sedan',
      traveller: { name: 'Layla Haddad', phone: { countryCode: '+971', phone: '501234567' } },
      pay_by: 'driver' as const,
      approval: 'none' as const,
      fare_inputs: {},
      fare,
      total: fare.total.amount,
      currency: 'AED',
      created_at: now,
      changed_at: now,
      ...trip,
    }
  })
  await database.db.insertInto('trips').values(rows).execute()
  return rows
}
