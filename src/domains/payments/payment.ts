import type { Money } from '#kernel/money.ts'
import type { CardMark, DeclineReason } from './payment-gateway.ts'

/** `opened`: the gateway is processing it, or the bank requires 3-D Secure first. */
export type PaymentStatus = 'opened' | 'authorised' | 'declined' | 'captured' | 'released'
export type RefundStatus = 'due' | 'done' | 'failed'

/** A card payment of a booking or a trip. */
export type Payment = {
  /** Our id, which is the gateway's idempotency key. */
  id: string
  status: PaymentStatus
  amount: Money
  card: CardMark | null
  declineReason: DeclineReason | null
  /** The URL of the bank's 3-D Secure challenge, and when it expires. */
  bank: { url: string; until: Temporal.Instant } | null
  /** The traveller has abandoned this card: no payment with it is kept. */
  abandoned: boolean
  createdAt: Temporal.Instant
  /**
   * The refund of the remaining amount, or the sum of partial refunds. Null if it was not refunded in full.
   */
  refund: { amount: Money; status: RefundStatus } | null
}

/** A refund of a booking to be sent. `requestId`: the staff request that it pays. */
export type NextRefund = { id: string; paymentId: string; requestId: string | null; amount: Money }

/** Outcome of a payment at the gateway. */
export type PaymentOutcome =
  | { kind: 'held'; card: CardMark | null }
  /** Nothing is authorised until the traveller has completed the bank's challenge. */
  | { kind: 'challenge'; action: { type: 'redirect'; url: string } }
  | { kind: 'captured'; card: CardMark | null }
  /** Nothing was charged, and nothing can arrive later. */
  | { kind: 'ended'; status: 'declined' | 'released'; why: EndReason; declineReason: DeclineReason | null }
  /** Not known yet: to be queried again. */
  | { kind: 'unknown' }

export type EndReason =
  | 'declined'
  /** The gateway could not be reached. */
  | 'unavailable'
  /** The bank's challenge expired. */
  | 'unanswered'
  /** The traveller abandoned the bank's challenge. */
  | 'abandoned'
  /** The payment is no longer needed. */
  | 'unwanted'

/** Returns true if the bank's 3-D Secure challenge may still be answered. */
export function mayAnswerYet({ bank }: Pick<Payment, 'bank'>, now: Temporal.Instant): boolean {
  return bank !== null && Temporal.Instant.compare(now, bank.until) < 0
}
