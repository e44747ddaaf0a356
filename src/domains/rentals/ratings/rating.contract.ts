import { z } from 'zod'
import { fieldError, LangIdField, longTextField, ScoreField } from '#kernel/contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

/** Aspects scored besides the overall score. */
export const ASPECTS = ['car', 'desk', 'value'] as const

export const RatingBody = z.strictObject({
  booking_id: z.uuid(fieldError<RentalFieldCode>('booking_id_invalid')),
  score: ScoreField,
  aspects: z
    .strictObject({ car: ScoreField.optional(), desk: ScoreField.optional(), value: ScoreField.optional() })
    .optional()
    .meta({ description: 'The car, the people at the desk, value for money' }),
  comment: longTextField<RentalFieldCode>('comment_empty', 1000).optional(),
  lang_id: LangIdField.optional(),
})
export type RatingSent = z.infer<typeof RatingBody>
