import type { Db } from '#platform/db/database.ts'
import type { RatingSent } from './rating.contract.ts'
import type { Votes } from './mean-rating.ts'

type NewRating = Pick<RatingSent, 'score' | 'aspects' | 'comment'> & {
  bookingId: string
  userId: string
  supplierId: number
  now: Temporal.Instant
}

/** Returns false if the booking is already rated. */
export async function insertRating(
  db: Db,
  { bookingId, userId, supplierId, score, aspects = {}, comment, now }: NewRating,
): Promise<boolean> {
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
}

/** Returns the votes by supplier id; suppliers without votes are absent. */
export async function selectVotes(db: Db): Promise<ReadonlyMap<number, Votes>> {
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
}
