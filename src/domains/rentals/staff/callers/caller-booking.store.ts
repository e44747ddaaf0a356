import type { Db } from '#platform/db/database.ts'

/** Returns the booking that staff made of a quote for a caller; null if there is none yet. */
export async function findCallerBooking(db: Db, quoteId: string): Promise<string | null> {
  const row = await db
    .selectFrom('caller_bookings')
    .select('booking_id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()
  return row?.booking_id ?? null
}

/** Returns false if a concurrent request has made the booking of this quote. */
export async function insertCallerBooking(
  tx: Db,
  { bookingId, quoteId }: { bookingId: string; quoteId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('caller_bookings')
    .values({ booking_id: bookingId, quote_id: quoteId })
    .onConflict((same) => same.column('quote_id').doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return row !== undefined
}
