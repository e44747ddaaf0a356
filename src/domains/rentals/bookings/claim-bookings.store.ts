import type { Db } from '#platform/db/database.ts'
import { partnersDue } from '#domains/attribution/public.ts'

/** Transfers a guest's bookings to a user, who may belong to the partner that referred them. */
export async function claimBookings(tx: Db, guestId: string, userId: string): Promise<void> {
  const claimed = await tx
    .updateTable('bookings')
    .set({ user_id: userId })
    .where('user_id', '=', guestId)
    .returning('id')
    .execute()
  await partnersDue(
    tx,
    claimed.map(({ id }) => id),
  )
}
