import { sql } from 'kysely'
import type { UrgentSource } from '#domains/staff/public.ts'
import { isProvisional } from './trip-attention.store.ts'
import type { Db } from '#platform/db/database.ts'
import type { Traveller } from '../journey/trip.contract.ts'

/** Returns overdue trips, and today's trips (on the day of their own city) without a vehicle. */
export function urgentTrips(db: Db): UrgentSource {
  return {
    needs: ['dispatch'],
    async read(now, limit) {
      const trips = db
        .selectFrom('trips')
        .select(['id', 'reference', 'start_at', 'traveller'])
        .orderBy('start_at')
        .orderBy('id')
        .limit(limit)
      const [late, unassigned] = await Promise.all([
        // The latest ones: long-forgotten trips are found in the list.
        trips
          .clearOrderBy()
          .orderBy('start_at', 'desc')
          .where('status', 'in', ['booked', 'assigned'])
          .where('start_at', '<', now)
          .execute(),
        trips
          .where('status', '=', 'booked')
          .where(sql<boolean>`not ${isProvisional('trips')}`)
          .where('start_at', '>=', now)
          .where('start_at', '<', now.add({ hours: 25 }))
          .where(
            sql<boolean>`(start_at at time zone time_zone)::date = (${now}::timestamptz at time zone time_zone)::date`,
          )
          .execute(),
      ])
      const rowOf =
        (kind: 'trip_late' | 'trip_unassigned') =>
        ({ id, reference, start_at, traveller }: (typeof late)[number]) => ({
          kind,
          id,
          name: reference,
          detail: (traveller as Traveller).name,
          count: 1,
          due: start_at,
        })
      return [...late.map(rowOf('trip_late')), ...unassigned.map(rowOf('trip_unassigned'))]
    },
  }
}
