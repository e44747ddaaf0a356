import { emailKey } from '#kernel/email-address.ts'
import type { Db } from '#platform/db/database.ts'
import type { SupplierState } from '../../bookings/booking-status.contract.ts'
import type { Driver } from '../../bookings/driver.contract.ts'

/** Locks a booking until the transaction ends. */
export async function lockDriver(
  tx: Db,
  bookingId: string,
): Promise<{ driver: Driver | null; supplierState: SupplierState } | null> {
  const row = await tx
    .selectFrom('bookings')
    .select(['driver', 'supplier_state'])
    .where('id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { driver: row.driver as Driver | null, supplierState: row.supplier_state } : null
}

/** Writes the driver and deletes priced changes, which contain the former driver. */
export async function updateDriver(
  tx: Db,
  bookingId: string,
  driver: Driver,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ driver, driver_email: emailKey(driver.email), updated_at: now })
    .where('id', '=', bookingId)
    .execute()
  await tx
    .deleteFrom('booking_changes')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'quoted')
    .execute()
}
