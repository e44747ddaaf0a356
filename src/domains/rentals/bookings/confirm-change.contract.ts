import { z } from 'zod'
import { LangIdField } from '#kernel/contract.ts'

export const ConfirmChangeBody = z.strictObject({
  secret: z
    .string({ error: 'A link is needed' })
    .min(20, { error: 'A link is needed' })
    .max(100, { error: 'A link is needed' }),
  lang_id: LangIdField.optional(),
})
export const ConfirmChangeReply = z.object({
  reference: z.string(),
  made: z.boolean().meta({ description: 'False while the supplier has not answered' }),
})
