import { newId, newReference } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'

const AT = Temporal.Instant.from('2026-12-01T09:00:00Z')

/** A minimal booking for tests about other things: owned by a user, and without a car. */
export async function addBooking(
  db: Db,
  userId: string,
  status: 'confirmed' | 'cancelled' = 'confirmed',
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
      sold: {},
      extras: {},
      protection: null,
      coupon: null,
      price: {},
      exchange: {},
      driver: null,
      driver_email: null,
      quote_expires_at: AT,
      pick_up_at: AT,
      drop_off_at: AT,
      created_at: AT,
      updated_at: AT,
    })
    .execute()
  return booking
}
