import type { Db } from '#platform/db/database.ts'
import type { RatingSent } from './rating.contract.ts'
import type { Votes } from './mean-rating.ts'

export type NewRating = Pick<RatingSent, 'score' | 'aspects' | 'comment'> & {
  bookingId: string
  userId: string
  supplierId: number
  now: Temporal.Instant
}

export type RatingStore = {
  /** Returns false if the booking is already rated. */
  insert(rating: NewRating): Promise<boolean>
  /** Returns the votes by supplier id; suppliers without votes are absent. */
  votes(): Promise<ReadonlyMap<number, Votes>>
}

export function ratingStore(db: Db): RatingStore {
  return {
    async insert({ bookingId, userId, supplierId, score, aspects = {}, comment, now }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('ratings')
        .values({
          booking_id: bookingId,
          user_id: userId,
          supplier_id: supplierId,
          score,
          aspects: JSON.stringify(aspects),
          comment: comment ?? null,
          created_at: now,
        })
        .onConflict((same) => same.column('booking_id').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    async votes() {
      const rows = await db
        .selectFrom('ratings')
        .select(({ fn }) => [
          'supplier_id',
          fn.countAll<number>().as('count'),
          fn.sum<number>('score').as('total'),
        ])
        .groupBy('supplier_id')
        .execute()
      return new Map(rows.map(({ supplier_id, count, total }) => [supplier_id, { count, total }]))
    },
  }
}
