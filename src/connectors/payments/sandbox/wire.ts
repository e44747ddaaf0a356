import { z } from 'zod'
import { MoneyContract } from '#kernel/contract.ts'
import {
  CARD_BRANDS,
  DECLINE_REASONS,
  GATEWAY_REJECTIONS,
  GATEWAY_STATUSES,
} from '#domains/payments/payment-gateway.ts'

/** Maximum size of a message in bytes. The connector and the simulator share these JSON schemas. */
export const MESSAGE_BYTES = 16_384

export const AuthoriseMessage = z.strictObject({
  amount: MoneyContract,
  /** Address to which the bank redirects the traveller after the challenge. */
  returnUrl: z.url().nullable().default(null),
  card: z.strictObject({
    number: z.string().max(19),
    expiryMonth: z.int().min(1).max(12),
    expiryYear: z.int().min(2000).max(2099),
    cvc: z.string().regex(/^\d{3,4}$/),
    holder: z.string().min(1).max(80),
  }),
})

export const RefundMessage = z.strictObject({ refundId: z.uuid(), amount: MoneyContract })

export const PaymentReply = z.object({
  paymentId: z.uuid(),
  status: z.enum(GATEWAY_STATUSES),
  amount: MoneyContract.nullable(),
  captured: MoneyContract.nullable(),
  refunded: MoneyContract.nullable(),
  card: z.object({ brand: z.enum(CARD_BRANDS), last4: z.string().regex(/^\d{4}$/) }).nullable(),
  declineReason: z.enum(DECLINE_REASONS).nullable().default(null),
})

/** `challengeUrl`: the bank's challenge page, while the payment is `action_required`. */
export const AuthorisedReply = PaymentReply.extend({ challengeUrl: z.url().nullish() })

export const PaymentLookupReply = z.object({ payment: PaymentReply.nullable() })

export const FailureReply = z.discriminatedUnion('code', [
  z.object({ code: z.literal('declined'), reason: z.enum(DECLINE_REASONS) }),
  z.object({ code: z.literal('refused'), reason: z.enum(GATEWAY_REJECTIONS) }),
])
