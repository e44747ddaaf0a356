import { z } from 'zod'
import { fieldError, LangIdField, longTextField, ScoreField } from '#kernel/contract.ts'

export const FEEDBACK_TOPICS = ['search', 'booking', 'payment', 'pick_up', 'account', 'other'] as const

export const FeedbackBody = z.strictObject({
  topic: z.enum(FEEDBACK_TOPICS, fieldError('topic_required')),
  message: longTextField('message_required', 2000),
  score: ScoreField.meta({ description: 'How pleased they are' }),
  lang_id: LangIdField.optional(),
})

export const FeedbackReply = z.object({ feedback_id: z.uuid() })
