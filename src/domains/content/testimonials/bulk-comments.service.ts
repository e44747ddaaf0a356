import { z } from 'zod'
import { bulkAct, type BulkAct, type BulkSkipReason } from '#domains/staff/public.ts'
import { textField } from '#kernel/contract.ts'
import type { App } from '#platform/app.ts'
import { findComments, type CommentToModerate } from './bulk-comment.store.ts'
import { judgement } from './moderate-comment.usecase.ts'
import { CommentsQuery } from './testimonial.contract.ts'
import { updateComment } from './testimonial.store.ts'

type CommentsApp = Pick<App, 'db' | 'content'>

const filter = CommentsQuery.pick({ state: true })
const MAX_NAME_LENGTH = 120

/** Shows comments of ratings on the home page. */
export function showComments(app: CommentsApp): BulkAct {
  return moderateComments(app, 'show_comments', z.object({}))
}

/** Rejects comments of ratings, or removes them from the home page, for one reason. */
export function refuseComments(app: CommentsApp): BulkAct {
  return moderateComments(
    app,
    'refuse_comments',
    z.object({ reason: textField('reason_empty', 300).optional() }),
  )
}

function moderateComments(
  { db, content }: CommentsApp,
  name: 'show_comments' | 'refuse_comments',
  choice: z.ZodType<{ reason?: string | undefined }>,
): BulkAct {
  const show = name === 'show_comments'
  const targetState = show ? 'shown' : 'refused'
  const same: BulkSkipReason = show ? 'comment_shown' : 'comment_refused'
  const toBulkRow = ({ bookingId, comment, supplier, state }: CommentToModerate) => ({
    id: bookingId,
    name: comment.slice(0, MAX_NAME_LENGTH),
    about: supplier,
    why: state === targetState ? same : null,
  })
  return bulkAct({
    name,
    filter,
    choice,

    async rows(which, page) {
      return (await findComments(db, which, page)).map(toBulkRow)
    },

    async act(tx, { id, choice: { reason = null }, by }, now) {
      const before = await updateComment(tx, { bookingId: id, show, reason, by: by.staffId, now })
      if (before === null) return { why: 'gone' }
      return before === targetState ? { why: same } : { audited: judgement(id, before, targetState) }
    },

    afterwards: () => content.forget(),
  })
}
