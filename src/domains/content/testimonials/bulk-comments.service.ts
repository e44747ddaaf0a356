import { z } from 'zod'
import { bulkAct, type BulkAct, type BulkWhy } from '#domains/staff/public.ts'
import { textField } from '#kernel/contract.ts'
import type { App } from '#platform/app.ts'
import { findComments, type CommentToJudge } from './bulk-comment.store.ts'
import { judgement } from './judge-comment.usecase.ts'
import { CommentsQuery } from './testimonial.contract.ts'
import { updateComment } from './testimonial.store.ts'

type Needs = Pick<App, 'db' | 'content'>

const filter = CommentsQuery.pick({ state: true })
const LONGEST_NAME = 120

/** Comments of ratings are let through to the home page. */
export function showComments(app: Needs): BulkAct {
  return judgeComments(app, 'show_comments', z.object({}))
}

/** Comments of ratings are refused, or taken off the home page, for one reason. */
export function refuseComments(app: Needs): BulkAct {
  return judgeComments(
    app,
    'refuse_comments',
    z.object({ reason: textField('reason_empty', 300).optional() }),
  )
}

function judgeComments(
  { db, content }: Needs,
  name: 'show_comments' | 'refuse_comments',
  choice: z.ZodType<{ reason?: string | undefined }>,
): BulkAct {
  const show = name === 'show_comments'
  const wanted = show ? 'shown' : 'refused'
  const same: BulkWhy = show ? 'comment_shown' : 'comment_refused'
  const named = ({ bookingId, comment, supplier, state }: CommentToJudge) => ({
    id: bookingId,
    name: comment.slice(0, LONGEST_NAME),
    about: supplier,
    why: state === wanted ? same : null,
  })
  return bulkAct({
    name,
    filter,
    choice,

    async rows(which, page) {
      return (await findComments(db, which, page)).map(named)
    },

    async act(tx, { id, choice: { reason = null }, by }, now) {
      const before = await updateComment(tx, { bookingId: id, show, reason, by: by.staffId, now })
      if (before === null) return { why: 'gone' }
      return before === wanted ? { why: same } : { audited: judgement(id, before, wanted) }
    },

    afterwards: () => content.forget(),
  })
}
