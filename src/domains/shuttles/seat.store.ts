import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'

export type SeatsRejection = { code: 'departure_full' | 'departure_gone' }

export type TakeSeats = (
  tx: Db,
  order: { departureId: string; seats: number; tripId: string },
  now: Temporal.Instant,
) => Promise<Result<void, SeatsRejection>>

/**
 * Takes a trip's seats on a departure, in the caller's transaction. Repeating it for the same trip takes no more.
 * `departure_gone`: it has left or was cancelled, its route is hidden, or the trip has already returned its seats.
 */
export const takeSeats: TakeSeats = async (tx, { departureId, seats, tripId }, now) => {
  // A second request for the trip waits here, and then finds the row of the first.
  const fresh = await tx
    .insertInto('shuttle_seats')
    .columns(['trip_id', 'departure_id', 'seats', 'taken_at'])
    .expression((one) =>
      one
        .selectFrom('shuttle_departures')
        .select([
          sql<string>`${tripId}::uuid`.as('trip_id'),
          'id',
          sql<number>`${seats}::int`.as('seats'),
          sql<Temporal.Instant>`${now}::timestamptz`.as('taken_at'),
        ])
        .where('id', '=', departureId),
    )
    .onConflict((same) => same.column('trip_id').doNothing())
    .executeTakeFirst()
  if (fresh.numInsertedOrUpdatedRows !== 1n)
    return (await hasSeats(tx, tripId, departureId)) ? ok(undefined) : fail({ code: 'departure_gone' })
  const sold = await tx
    .updateTable('shuttle_departures')
    .set((row) => ({ seats_sold: row('seats_sold', '+', seats) }))
    .where('id', '=', departureId)
    .where('cancelled_at', 'is', null)
    .where('start_at', '>', now)
    .where(isShown)
    .where((row) => row(row('seats_sold', '+', seats), '<=', row.ref('seats')))
    .executeTakeFirst()
  if (sold.numUpdatedRows === 1n) return ok(undefined)
  await tx.deleteFrom('shuttle_seats').where('trip_id', '=', tripId).execute()
  return fail({ code: (await isOpen(tx, departureId, now)) ? 'departure_full' : 'departure_gone' })
}

/** Returns a trip's seats, in the caller's transaction. If repeated, or without seats, it changes nothing. */
export async function returnSeats(tx: Db, tripId: string, now: Temporal.Instant): Promise<void> {
  const returned = await tx
    .updateTable('shuttle_seats')
    .set({ given_back_at: now })
    .where('trip_id', '=', tripId)
    .where('given_back_at', 'is', null)
    .returning(['departure_id', 'seats'])
    .executeTakeFirst()
  if (!returned) return
  await tx
    .updateTable('shuttle_departures')
    .set((row) => ({ seats_sold: row('seats_sold', '-', returned.seats) }))
    .where('id', '=', returned.departure_id)
    .execute()
}

/** Lists the trips that have seats on a departure. */
export async function listTripsOn(tx: Db, departureId: string): Promise<{ id: string; seats: number }[]> {
  return tx
    .selectFrom('shuttle_seats')
    .select(['trip_id as id', 'seats'])
    .where('departure_id', '=', departureId)
    .where('given_back_at', 'is', null)
    .orderBy('trip_id')
    .execute()
}

async function hasSeats(tx: Db, tripId: string, departureId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('shuttle_seats')
    .select('trip_id')
    .where('trip_id', '=', tripId)
    .where('departure_id', '=', departureId)
    .where('given_back_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

async function isOpen(tx: Db, departureId: string, at: Temporal.Instant): Promise<boolean> {
  const found = await tx
    .selectFrom('shuttle_departures')
    .select('id')
    .where('id', '=', departureId)
    .where('cancelled_at', 'is', null)
    .where('start_at', '>', at)
    .where(isShown)
    .executeTakeFirst()
  return found !== undefined
}

/** SQL condition: the departure's route is not hidden. */
const isShown = sql<boolean>`exists (
  select from shuttle_routes r where r.id = shuttle_departures.route_id and r.hidden_at is null)`
