import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './testimonial-operations.contract.ts'
import { listRatingComments, updateComment, type CommentState } from './testimonial.store.ts'

/** Lists a page of the comments in a state, newest first. */
export async function listComments(
  { db }: Pick<App, 'db'>,
  { query: { state, page, page_size } }: Call<typeof operations.listComments>,
) {
  const found = await listRatingComments(db, { state, offset: (page - 1) * page_size, limit: page_size })
  return { ...found, page, page_size }
}

/**
 * Shows a rating's comment on the home page, or rejects it for a reason. Repeating a decision changes
 * nothing.
 */
export async function moderateComment(
  app: Pick<App, 'db' | 'clock' | 'content'>,
  { body: { booking_id, show, reason }, by }: Call<typeof operations.moderateComment>,
) {
  const state = show ? 'shown' : 'refused'
  const moderated = await writeAudited(app, by, async (tx, now, audit) => {
    const before = await updateComment(tx, {
      bookingId: booking_id,
      show,
      reason: reason ?? null,
      by: by.staffId,
      now,
    })
    if (before === null)
      return fail({
        code: 'testimonial_not_found',
        detail: 'No rating of this booking has a comment',
      } as const)
    if (before !== state) await audit(judgement(booking_id, before, state))
    return ok({ booking_id, state } as const)
  })
  app.content.forget()
  return moderated
}

/** Returns the audit entry of a moderated comment. */
export function judgement(bookingId: string, before: CommentState, after: 'shown' | 'refused') {
  return {
    action: after === 'shown' ? 'show_testimonial' : 'refuse_testimonial',
    subject: { kind: 'rating', id: bookingId },
    before: { state: before },
    after: { state: after },
  } as const
}
