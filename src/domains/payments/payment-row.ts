import type { CardMark, DeclineReason } from './payment-gateway.ts'
import type { Payment, PaymentStatus, RefundStatus } from './payment.ts'

/** A row of `payments`, from a query or as JSON, with the refund of its remaining amount. */
export type PaymentRow = {
  id: string
  state: PaymentStatus
  amount: number
  currency: string
  card_brand: string | null
  card_last4: string | null
  decline_reason: string | null
  action_url: string | null
  action_until: Temporal.Instant | string | null
  abandoned_at: Temporal.Instant | string | null
  created_at: Temporal.Instant | string
  refund: { amount: number; status: RefundStatus } | null
}

export function paymentOfRow(row: PaymentRow): Payment {
  const { id, state, amount, currency, card_brand: brand, card_last4: last4, refund } = row
  return {
    id,
    status: state,
    amount: { amount, currency },
    card: brand !== null && last4 !== null ? ({ brand, last4 } as CardMark) : null,
    declineReason: row.decline_reason as DeclineReason | null,
    bank:
      row.action_url !== null && row.action_until !== null
        ? { url: row.action_url, until: Temporal.Instant.from(row.action_until) }
        : null,
    abandoned: row.abandoned_at !== null,
    createdAt: Temporal.Instant.from(row.created_at),
    refund: refund && { amount: { amount: refund.amount, currency }, status: refund.status },
  }
}
