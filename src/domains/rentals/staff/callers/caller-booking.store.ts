import type { Db } from '#platform/db/database.ts'

/** The bookings that staff make for callers, by quote. */
export type CallerBookings = {
  /** Returns the booking of a quote; null if there is none yet. */
  ofQuote(quoteId: string): Promise<string | null>
  /** Returns false if a concurrent request has made the booking of this quote. */
  insert(tx: Db, row: { bookingId: string; quoteId: string }): Promise<boolean>
}

export function callerBookings(db: Db): CallerBookings {
  return {
    async ofQuote(quoteId) {
      const row = await db
        .selectFrom('caller_bookings')
        .select('booking_id')
        .where('quote_id', '=', quoteId)
        .executeTakeFirst()
      return row?.booking_id ?? null
    },

    async insert(tx, { bookingId, quoteId }) {
      const row = await tx
        .insertInto('caller_bookings')
        .values({ booking_id: bookingId, quote_id: quoteId })
        .onConflict((same) => same.column('quote_id').doNothing())
        .returning('booking_id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
