import { sql, type Expression, type SqlBool } from 'kysely'
import { hasDueRefund } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { partnersDue } from '#domains/attribution/public.ts'

/** A recently changed booking with the ids of all its payments, including declined and released ones. */
export type MovedBooking = { id: string; paymentIds: readonly string[] }

/** Selects settled bookings with the ids of their payments. */
const selectSettled = (db: Db) =>
  db
    .selectFrom('bookings')
    .leftJoin('payments', 'payments.booking_id', 'bookings.id')
    .select(({ ref, fn }) => [
      'bookings.id',
      fn<(string | null)[]>('array_agg', [ref('payments.id')]).as('paymentIds'),
    ])
    .where('bookings.status', 'in', ['confirmed', 'completed', 'cancelled', 'no_show', 'failed'])
    .where('bookings.supplier_state', 'in', ['reserved', 'refused', 'cancelled'])
    .where(({ not, ref }) => not(hasDueRefund(ref('bookings.id'))))
    .groupBy('bookings.id')

/** Lists settled bookings changed since `since`, ordered by id, starting after `afterId`. */
export function listMovedBookings(
  db: Db,
  since: Temporal.Instant,
  afterId: string,
  limit: number,
): Promise<MovedBooking[]> {
  return listAfter(db, afterId, limit, sql<SqlBool>`bookings.updated_at >= ${since}`)
}

/** Like `listMovedBookings`, but also includes bookings that had not ended by `since`. */
export function listOpenBookings(
  db: Db,
  since: Temporal.Instant,
  afterId: string,
  limit: number,
): Promise<MovedBooking[]> {
  const isOpen = sql<SqlBool>`(bookings.updated_at >= ${since} or bookings.drop_off_at >= ${since})`
  return listAfter(db, afterId, limit, isOpen)
}

/** Finds one booking, whenever it changed; null if it is not settled. */
export async function findMovedBooking(db: Db, id: string): Promise<MovedBooking | null> {
  const row = await selectSettled(db).where('bookings.id', '=', id).executeTakeFirst()
  return row ? toMoved(row) : null
}

/** Records the pick-up that the supplier's record reports. */
export async function recordPickUp(db: Db, bookingId: string, at: Temporal.Instant): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const recorded = await tx
      .updateTable('bookings')
      .set({ picked_up_at: at })
      .where('id', '=', bookingId)
      .where('picked_up_at', 'is', null)
      .returning('id')
      .execute()
    await partnersDue(
      tx,
      recorded.map(({ id }) => id),
    )
  })
}

async function listAfter(
  db: Db,
  afterId: string,
  limit: number,
  condition: Expression<SqlBool>,
): Promise<MovedBooking[]> {
  const rows = await selectSettled(db)
    .where(condition)
    .where('bookings.id', '>', afterId)
    .orderBy('bookings.id')
    .limit(limit)
    .execute()
  return rows.map(toMoved)
}

function toMoved({ id, paymentIds }: { id: string; paymentIds: (string | null)[] }): MovedBooking {
  return { id, paymentIds: paymentIds.filter((one) => one !== null) }
}
