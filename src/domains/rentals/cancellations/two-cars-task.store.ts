import { closeTasks } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'

/** Closes the task of two cars booked in place of each other when either is cancelled, whoever requested it. */
export async function closeTwoCarsTask(tx: Db, bookingId: string, now: Temporal.Instant): Promise<void> {
  const replaced = await tx
    .selectFrom('rebookings')
    .select('booking_id')
    .where('new_booking_id', '=', bookingId)
    .executeTakeFirst()
  for (const id of [bookingId, ...(replaced ? [replaced.booking_id] : [])])
    await closeTasks(tx, { bookingId: id, kinds: ['two_cars_booked'], now })
}
