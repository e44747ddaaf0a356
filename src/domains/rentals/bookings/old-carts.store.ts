import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { unreferenced, type References, type RemoveOld } from '#platform/db/old-rows.store.ts'

/** Tables with rows of a cart. */
export const CART_ROWS: References = [
  ['booking_events', 'booking_id'],
  ['booking_grants', 'booking_id'],
  ['booking_partners', 'car_id'],
]

/** Tables whose references mark a booking as ordered. */
export const ORDER_ROWS: References = [
  ['payments', 'booking_id'],
  ['ledger_entries', 'booking_id'],
  ['invoices', 'booking_id'],
  ['staff_tasks', 'booking_id'],
  ['disputes', 'booking_id'],
  ['reconciliation_differences', 'booking_id'],
  ['coupon_redemptions', 'booking_id'],
  ['booking_changes', 'booking_id'],
  ['driver_change_requests', 'booking_id'],
  ['ratings', 'booking_id'],
  ['referrals', 'booking_id'],
  ['refund_requests', 'booking_id'],
  ['enquiries', 'booking_id'],
  ['price_guards', 'booking_id'],
  ['rebookings', 'booking_id'],
  // A cart made for a cheaper car, until it is ordered or ends.
  ['rebookings', 'new_booking_id'],
  ['partner_earnings', 'car_id'],
  ['partner_earnings', 'duplicate_of'],
]

const neverOrdered = sql<boolean>`(status in ('cart', 'expired') and ${unreferenced('bookings.id', ORDER_ROWS)})`

/** Deletes carts whose price hold ended before `before`. Ordered bookings stay, whatever their outcome. */
export const removeOldCarts: RemoveOld = (db, before, limit) =>
  db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('bookings')
      .select('id')
      .where('status', 'in', ['cart', 'expired'])
      .where('quote_expires_at', '<', before)
      .where(neverOrdered)
      .orderBy('quote_expires_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    return removeCarts(tx, old)
  })

/** Deletes a person's oldest carts beyond `max`. */
export async function removeCartsBeyond(tx: Db, userId: string, max: number): Promise<void> {
  const beyond = await tx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where(neverOrdered)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(max)
    .forUpdate()
    .skipLocked()
    .execute()
  await removeCarts(tx, beyond)
}

async function removeCarts(tx: Db, carts: readonly { id: string }[]): Promise<number> {
  if (carts.length === 0) return 0
  const ids = carts.map(({ id }) => id)
  for (const [table, column] of CART_ROWS)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(tx)
  await tx.deleteFrom('bookings').where('id', 'in', ids).execute()
  return ids.length
}
