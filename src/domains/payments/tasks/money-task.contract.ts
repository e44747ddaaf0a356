import { z } from 'zod'
import { LangIdField, longTextField, oneOf } from '#kernel/contract.ts'

/** Staff action that settles a task about money. */
export const PayTaskBody = z.discriminatedUnion('act', [
  z.strictObject({ act: oneOf(['pay_card', 'compare_again']), lang_id: LangIdField.optional() }),
  z.strictObject({
    act: oneOf(['pay_transfer', 'paid_at_gateway', 'book_difference']),
    note: longTextField('text_required', 1000).meta({
      description: 'The bank’s or the gateway’s reference, or the reason; kept with the task',
      example: 'NBD 7781',
    }),
    lang_id: LangIdField.optional(),
  }),
])

export const PaidTaskReply = z.object({ settled: z.literal(true) })
