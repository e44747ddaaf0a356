import { z } from 'zod'
import {
  LangIdField,
  orNull,
  PageField,
  pageOf,
  PageSizeField,
  queryNumber,
  textField,
} from '#kernel/contract.ts'

export const COMMENT_STATES = ['waiting', 'shown', 'refused'] as const

export const CommentsQuery = z.object({
  state: z.enum(COMMENT_STATES).default('waiting'),
  page: queryNumber(PageField).default(1),
  page_size: queryNumber(PageSizeField).default(20),
  lang_id: queryNumber(LangIdField).optional(),
})

/** A rating's comment, for moderation by the staff. */
const CommentContract = z
  .object({
    booking_id: z.uuid(),
    score: z.int(),
    comment: z.string(),
    supplier: z.string(),
    at: z.iso.datetime(),
    state: z.enum(COMMENT_STATES),
    judged_at: orNull(z.iso.datetime()),
    reason: orNull(z.string()).meta({ description: 'Why it was refused, for colleagues' }),
  })
  .meta({ id: 'RatingComment' })
export type RatingComment = z.infer<typeof CommentContract>

export const CommentsReply = pageOf(CommentContract)
export type RatingComments = z.infer<typeof CommentsReply>

export const ModerateBody = z.strictObject({
  booking_id: z.uuid({ error: 'booking_id_invalid' }),
  show: z.boolean({ error: 'yes_or_no' }).meta({ description: 'Whether the home page may show it' }),
  reason: textField('reason_empty', 300).optional().meta({ description: 'Of a refusal' }),
  lang_id: LangIdField.optional(),
})

export const ModerateReply = z.object({ booking_id: z.uuid(), state: z.enum(COMMENT_STATES) })
