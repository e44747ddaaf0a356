import type { Db } from '#platform/db/database.ts'

/** What somebody booked as a guest is theirs from now on. */
export async function claimBookings(tx: Db, guestId: string, userId: string): Promise<void> {
  await tx.updateTable('bookings').set({ user_id: userId }).where('user_id', '=', guestId).execute()
}
