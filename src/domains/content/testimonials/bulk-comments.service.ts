import { z } from 'zod'
import { bulkAct, type BulkAct, type BulkWhy } from '#domains/staff/public.ts'
import { textField } from '#kernel/contract.ts'
import type { BulkComments, CommentToJudge } from './bulk-comment.store.ts'
import { judgement } from './judge-testimonial.usecase.ts'
import { CommentsQuery } from './testimonial.contract.ts'
import type { TestimonialStore } from './testimonial.store.ts'

type Needs = {
  comments: BulkComments
  testimonials: Pick<TestimonialStore, 'judge'>
  forget: () => void
}

const filter = CommentsQuery.pick({ state: true })
const LONGEST_NAME = 120

/** Comments of ratings are let through to the home page. */
export function showComments(needs: Needs): BulkAct {
  return judgeComments(needs, 'show_comments', z.object({}))
}

/** Comments of ratings are refused, or taken off the home page, for one reason. */
export function refuseComments(needs: Needs): BulkAct {
  return judgeComments(
    needs,
    'refuse_comments',
    z.object({ reason: textField('reason_empty', 300).optional() }),
  )
}

function judgeComments(
  { comments, testimonials, forget }: Needs,
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
      return (await comments(which, page)).map(named)
    },

    async act(tx, { id, choice: { reason = null }, by }, now) {
      const before = await testimonials.judge(tx, { bookingId: id, show, reason, by: by.staffId, now })
      if (before === null) return { why: 'gone' }
      return before === wanted ? { why: same } : { audited: judgement(id, before, wanted) }
    },

    afterwards: forget,
  })
}
