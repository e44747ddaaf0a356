import type { Db } from '#platform/db/database.ts'
import { addBooking } from '../staff/staff-tasks.ts'

type Rating = { userId: string; comment: string | null; score?: number; now: Temporal.Instant }

/** A rating of a rental that is over; returns its booking's id. */
export async function addRating(db: Db, { userId, comment, score = 5, now }: Rating): Promise<string> {
  const { id } = await addBooking(db, userId)
  await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', id).execute()
  await db
    .insertInto('ratings')
    .values({
      booking_id: id,
      user_id: userId,
      supplier_id: 11,
      score,
      aspects: '{}',
      comment,
      created_at: now,
    })
    .execute()
  return id
}
