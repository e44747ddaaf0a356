import { z } from 'zod'
import {
  fieldError,
  LangIdField,
  longTextField,
  MoneyContract,
  orNull,
  PageSizeField,
  queryNumber,
  ReferenceField,
} from '#kernel/contract.ts'
import { EARNING_REASONS, EARNING_STATES, SOLD_KINDS } from '../record/earning.contract.ts'
import type { PartnerFieldCode } from '../record/partner-field-messages.ts'
import { EARNING_DECISIONS, EARNING_FLAGS } from './earning-flag.contract.ts'

/** A booking's commission as shown to the staff who decide about it, without the traveller. */
export const StaffEarningContract = z
  .object({
    booking_id: z.uuid().meta({ description: 'Of the booking, or of the trip' }),
    kind: z.enum(SOLD_KINDS),
    reference: z.string(),
    partner: z.object({ id: z.uuid(), code: z.string(), name: z.string() }),
    state: z.enum(EARNING_STATES),
    reason: orNull(z.enum(EARNING_REASONS)),
    amount: MoneyContract,
    price: MoneyContract.meta({ description: 'What the traveller pays for the booking in all' }),
    flags: z.array(z.enum(EARNING_FLAGS)).meta({ description: 'What speaks against paying it' }),
    duplicate_of: orNull(z.string()).meta({ description: 'Reference of the booking that it repeats' }),
    ordered_at: z.iso.datetime(),
    pick_up_at: z.iso.datetime(),
    drop_off_at: z.iso.datetime(),
    decision: orNull(z.enum(EARNING_DECISIONS)),
  })
  .meta({ id: 'StaffEarning' })
export type StaffEarning = z.infer<typeof StaffEarningContract>

export const StaffEarningsQuery = z.object({
  reference: ReferenceField.optional().meta({
    description: 'That booking’s alone, whether it is to be decided or not',
  }),
  after: z
    .uuid(fieldError('id_required'))
    .optional()
    .meta({ description: '`next` of the page before: what was ordered after that one' }),
  page_size: queryNumber(PageSizeField).default(20),
  lang_id: queryNumber(LangIdField).optional(),
})
export const StaffEarningsReply = z.object({
  items: z.array(StaffEarningContract),
  next: orNull(z.uuid()).meta({ description: '`after` of the next page; null: there is none' }),
})

export const StaffEarningParams = z.object({ id: z.string().meta({ description: 'Of the booking' }) })

const decisionError = fieldError<PartnerFieldCode>('decision_invalid')
const DecisionField = z.enum(EARNING_DECISIONS, decisionError)

export const DecideEarningBody = z.strictObject({
  decision: DecisionField,
  instead_of: DecisionField.nullable().meta({
    description: 'The decision that was seen, and is replaced; null: none was made yet',
  }),
  reason: longTextField('reason_empty', 500).meta({ description: 'For the audit' }),
  lang_id: LangIdField.optional(),
})
