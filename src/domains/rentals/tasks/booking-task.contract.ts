import { z } from 'zod'
import { IdInPath, LangIdField, longTextField, oneOf, orNull, textField } from '#kernel/contract.ts'

const note = longTextField('text_required', 1000).meta({
  description: 'Who said so and when, or why; kept with the task',
  example: 'Omar at the desk, 10:40',
})
const lang_id = LangIdField.optional()

const reference = textField('text_required', 60).meta({
  description: 'The number under which the supplier’s desk has it',
  example: '1090000041',
})

/** The actions by which staff settle a task about a booking. */
export const SettleTaskBody = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('found'), supplier_reference: reference, note, lang_id }),
  z.strictObject({
    act: z.literal('changed'),
    supplier_reference: orNull(reference).meta({
      description: 'The number of the new reservation, where the supplier has made one for the change',
    }),
    note,
    lang_id,
  }),
  z.strictObject({ act: oneOf(['none', 'unchanged', 'undone', 'give_up']), note, lang_id }),
  z.strictObject({ act: oneOf(['ask_again', 'cancel_this', 'cancel_other']), lang_id }),
])

export const SettledTaskReply = z.object({ settled: z.literal(true) })

export const TakenBookingParams = z.object({ id: IdInPath.meta({ description: 'Of the booking' }) })
export const TakeOverBody = z.strictObject({ lang_id })
export const TakenOverReply = z.object({ task_id: z.uuid() })
