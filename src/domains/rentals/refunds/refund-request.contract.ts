import { z } from 'zod'
import {
  RequestedMoneyContract,
  fieldError,
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  longTextField,
  MoneyContract,
  orNull,
} from '#kernel/contract.ts'
import { REFUND_CAUSES } from '../bookings/paid-back.contract.ts'

/**
 * `waiting`: for a second person. `withdrawn`: by its requester. `planned`: sent once the cancellation it was requested
 * with is made. `sending`: the gateway has not answered yet. `failed`: the gateway rejected it, and that part was not
 * refunded.
 */
export const REFUND_STATES = [
  'waiting',
  'declined',
  'withdrawn',
  'planned',
  'sending',
  'done',
  'failed',
] as const
export type RefundState = (typeof REFUND_STATES)[number]

const amountError = fieldError('asked_amount_invalid')
export const RefundAmountField = RequestedMoneyContract.extend({
  amount: z.int(amountError).min(1, amountError),
})
export const RefundCauseField = z
  .enum(REFUND_CAUSES)
  .meta({ description: 'The traveller is told it in words' })
export const RefundReasonField = longTextField('reason_empty', 500).meta({
  description: 'For colleagues; the traveller is not told it',
})

export const RefundBookingBody = z.strictObject({
  amount: RefundAmountField,
  cause: RefundCauseField,
  reason: RefundReasonField,
  lang_id: LangIdField.optional(),
})

const Member = z.object({ staff_id: z.uuid(), name: z.string() })

/** A refund of a booking that staff requested or made. */
export const RefundRequestContract = z
  .object({
    request_id: z.uuid(),
    state: z.enum(REFUND_STATES),
    amount: MoneyContract,
    cause: z.enum(REFUND_CAUSES),
    reason: z.string(),
    with_cancellation: z.boolean(),
    asked_by: Member,
    asked_at: z.iso.datetime(),
    decided_by: orNull(Member),
  })
  .meta({ id: 'RefundRequest' })
export type RefundRequest = z.infer<typeof RefundRequestContract>

export const ApprovalsQuery = z.object({ ...keyedQuery('younger ones than that', 50) })

/** A request that awaits a second person of finance. */
export const ApprovalContract = RefundRequestContract.omit({ state: true, decided_by: true })
  .extend({
    booking_id: z.uuid(),
    reference: z.string(),
    driver: orNull(z.string()),
    card: orNull(z.object({ brand: z.string(), last4: z.string() })).meta({
      description: 'To which it goes back; null: it was paid with several',
    }),
  })
  .meta({ id: 'Approval' })
export type Approval = z.infer<typeof ApprovalContract>
export const ApprovalsReply = z.object({ ...keyedPage(ApprovalContract) })
export type Approvals = z.infer<typeof ApprovalsReply>

export const ApprovalParams = z.object({ id: IdInPath.meta({ description: 'Of the request' }) })
export const DecideRefundBody = z.strictObject({
  approve: z.boolean(fieldError('yes_or_no')),
  lang_id: LangIdField.optional(),
})
export const WithdrawRefundBody = z.strictObject({ lang_id: LangIdField.optional() })
export const DecidedReply = z.object({ request: RefundRequestContract })

export const RetryRefundBody = z.strictObject({ lang_id: LangIdField.optional() })
export const RefundedReply = z.object({
  waits: z.boolean().meta({ description: 'It waits for a second person of finance' }),
})
