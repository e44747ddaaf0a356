import { z } from 'zod'
import { LangIdField, longTextField, ScoreField } from '#kernel/contract.ts'

/** What may be scored beside the whole. */
export const ASPECTS = ['car', 'desk', 'value'] as const

export const RatingBody = z.strictObject({
  booking_id: z.uuid({ error: 'A booking id is a UUID' }),
  score: ScoreField,
  aspects: z
    .strictObject({ car: ScoreField.optional(), desk: ScoreField.optional(), value: ScoreField.optional() })
    .optional()
    .meta({ description: 'The car, the people at the desk, value for money' }),
  comment: longTextField('Comment is empty', 1000).optional(),
  lang_id: LangIdField.optional(),
})
export type RatingSent = z.infer<typeof RatingBody>
