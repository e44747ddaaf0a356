import { sql } from 'kysely'
import type { RowPage, Which } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import { inState, type CommentState } from './testimonial.store.ts'

export type CommentFilter = { state: CommentState }

export type CommentToModerate = { bookingId: string; comment: string; supplier: string; state: CommentState }

/** Finds a page of comments of ratings, in the order of their bookings. */
export async function findComments(
  db: Db,
  which: Which<CommentFilter>,
  { after, limit }: RowPage,
): Promise<CommentToModerate[]> {
  let query = db
    .selectFrom('ratings as r')
    .innerJoin('suppliers as s', 's.id', 'r.supplier_id')
    .select(['r.booking_id', 'r.comment', 's.name', 'r.judged_at', 'r.shown_as'])
    .where('r.comment', 'is not', null)
    .orderBy('r.booking_id')
    .limit(limit)
  query =
    'ids' in which
      ? query.where(sql<boolean>`r.booking_id = any(${which.ids}::uuid[])`)
      : query.where(({ eb }) => inState(eb, which.filter.state))
  if (after !== null) query = query.where('r.booking_id', '>', after)
  const rows = await query.execute()
  return rows.map(({ booking_id, comment, name, judged_at, shown_as }) => ({
    bookingId: booking_id,
    comment: comment ?? '',
    supplier: name,
    state: judged_at === null ? 'waiting' : shown_as === null ? 'refused' : 'shown',
  }))
}
