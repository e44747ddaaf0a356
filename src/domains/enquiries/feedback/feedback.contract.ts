import { z } from 'zod'
import { fieldError, longTextField, ScoreField } from '#kernel/contract.ts'
import { EVERY_FORM } from '../every-form.contract.ts'
import type { EnquiryFieldCode } from '../enquiry-field-messages.ts'

export const FEEDBACK_TOPICS = ['search', 'booking', 'payment', 'pick_up', 'account', 'other'] as const

export const FeedbackBody = z.strictObject({
  topic: z.enum(FEEDBACK_TOPICS, fieldError<EnquiryFieldCode>('topic_required')),
  message: longTextField<EnquiryFieldCode>('message_required', 2000),
  score: ScoreField.meta({ description: 'How pleased they are' }),
  ...EVERY_FORM,
})
export type Feedback = z.infer<typeof FeedbackBody>
