import type { Db } from '#platform/db/database.ts'
import { insertEvent } from '../bookings/booking.store.ts'
import type { BookingStatus } from '../bookings/booking-status.contract.ts'
import { assertMayBecome, type BookingRecord } from '../bookings/booking.ts'

export type LockedRental = Pick<
  BookingRecord,
  'id' | 'reference' | 'status' | 'supplierState' | 'price' | 'pickUpAt'
>

/** Locks a booking until the transaction ends. */
export async function lockRental(tx: Db, reference: string): Promise<LockedRental | null> {
  const row = await tx
    .selectFrom('bookings')
    .select(['id', 'reference', 'status', 'supplier_state', 'price', 'pick_up_at'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    reference: row.reference,
    status: row.status as BookingStatus,
    supplierState: row.supplier_state,
    price: row.price as BookingRecord['price'],
    pickUpAt: row.pick_up_at,
  }
}

export async function updateToNoShow(
  tx: Db,
  { id, status }: LockedRental,
  now: Temporal.Instant,
): Promise<void> {
  assertMayBecome(status, 'no_show')
  await tx.updateTable('bookings').set({ status: 'no_show', updated_at: now }).where('id', '=', id).execute()
  await insertEvent(tx, id, { kind: 'no_show' }, now)
}
