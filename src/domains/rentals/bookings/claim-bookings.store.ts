import type { Db } from '#platform/db/database.ts'

/** Transfers a guest's bookings to a user. */
export async function claimBookings(tx: Db, guestId: string, userId: string): Promise<void> {
  await tx.updateTable('bookings').set({ user_id: userId }).where('user_id', '=', guestId).execute()
}
