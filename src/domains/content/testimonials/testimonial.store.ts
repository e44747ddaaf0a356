import type { ExpressionBuilder } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import { raiseContentGeneration } from '../content.store.ts'
import type { Testimonial } from '../home.contract.ts'
import type { RatingComment } from './testimonial.contract.ts'

export type CommentState = RatingComment['state']

/** Lists the comments that the home page may show, newest first; their writers stay anonymous. */
export async function listTestimonials(db: Db, limit: number): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('ratings as r')
    .innerJoin('suppliers as s', 's.id', 'r.supplier_id')
    .select(['r.shown_as', 'r.score', 'r.comment', 's.name', 'r.created_at'])
    .where('r.shown_as', 'is not', null)
    .where('r.comment', 'is not', null)
    .orderBy('r.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.shown_as ?? '',
    score: row.score,
    comment: row.comment ?? '',
    supplier: row.name,
    at: row.created_at.toString(),
  }))
}

/** Lists a page of the comments in a state, newest first. */
export async function listRatingComments(
  db: Db,
  { state, offset, limit }: { state: CommentState; offset: number; limit: number },
): Promise<{ items: RatingComment[]; total: number }> {
  const commented = db
    .selectFrom('ratings as r')
    .where('r.comment', 'is not', null)
    .where((one) => inState(one, state))
  const { total } = await commented
    .select((one) => one.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await commented
    .innerJoin('suppliers as s', 's.id', 'r.supplier_id')
    .select([
      'r.booking_id',
      'r.score',
      'r.comment',
      's.name',
      'r.created_at',
      'r.judged_at',
      'r.refused_reason',
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.booking_id')
    .offset(offset)
    .limit(limit)
    .execute()
  const items = rows.map((row) => ({
    booking_id: row.booking_id,
    score: row.score,
    comment: row.comment ?? '',
    supplier: row.name,
    at: row.created_at.toString(),
    state,
    judged_at: row.judged_at?.toString() ?? null,
    reason: row.refused_reason,
  }))
  return { items, total }
}

type Judgement = {
  bookingId: string
  show: boolean
  reason: string | null
  by: string
  now: Temporal.Instant
}

/** Shows or rejects a comment. Returns its previous state. Null if there is no such comment. */
export async function updateComment(
  tx: Db,
  { bookingId, show, reason, by, now }: Judgement,
): Promise<CommentState | null> {
  const rating = await tx
    .selectFrom('ratings')
    .select(['judged_at', 'shown_as'])
    .where('booking_id', '=', bookingId)
    .where('comment', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!rating) return null
  const before = rating.judged_at === null ? 'waiting' : rating.shown_as === null ? 'refused' : 'shown'
  if (before === (show ? 'shown' : 'refused')) return before
  await tx
    .updateTable('ratings')
    .set({
      judged_at: now,
      judged_by: by,
      shown_as: show ? newId() : null,
      refused_reason: show ? null : reason,
    })
    .where('booking_id', '=', bookingId)
    .execute()
  if (show || before === 'shown') await raiseContentGeneration(tx)
  return before
}

/** SQL condition: a comment is in this state. */
export function inState(one: ExpressionBuilder<Tables & { r: Tables['ratings'] }, 'r'>, state: CommentState) {
  if (state === 'waiting') return one('r.judged_at', 'is', null)
  if (state === 'shown') return one('r.shown_as', 'is not', null)
  return one.and([one('r.judged_at', 'is not', null), one('r.shown_as', 'is', null)])
}
