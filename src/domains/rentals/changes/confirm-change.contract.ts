import { z } from 'zod'
import { fieldError, LangIdField } from '#kernel/contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

export const ConfirmChangeBody = z.strictObject({
  secret: z
    .string(fieldError<RentalFieldCode>('link_required'))
    .min(20, fieldError<RentalFieldCode>('link_required'))
    .max(100, fieldError<RentalFieldCode>('link_required')),
  lang_id: LangIdField.optional(),
})
export const ConfirmChangeReply = z.object({
  reference: z.string(),
  made: z.boolean().meta({ description: 'False while the supplier has not answered' }),
})
