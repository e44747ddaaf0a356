import { json } from '#domains/rentals/bookings/booking-row.ts'
import type { Insertable } from 'kysely'
import { newId, newReference } from '#kernel/ids.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import { sampleSold } from '../rentals/sample-sold.ts'

const AT = Temporal.Instant.from('2026-12-01T09:00:00Z')

/** A booking for tests about other things: owned by a user, of a car that no supplier has. */
export async function addBooking(
  db: Db,
  userId: string,
  status: 'confirmed' | 'cancelled' = 'confirmed',
  changes: Partial<Insertable<Tables['bookings']>> = {},
): Promise<{ id: string; reference: string }> {
  const booking = { id: newId(), reference: newReference() }
  const { id: planId } = await db.selectFrom('plans').select('id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('bookings')
    .values({
      ...booking,
      user_id: userId,
      lang_id: 1,
      status,
      plan_id: planId,
      sold: sampleSold(),
      extras: json([]),
      protection: null,
      coupon: null,
      price: sampleBooking().price,
      exchange: {},
      driver: null,
      driver_email: null,
      quote_expires_at: AT,
      pick_up_at: AT,
      drop_off_at: AT,
      created_at: AT,
      updated_at: AT,
      ...changes,
    })
    .execute()
  return booking
}
