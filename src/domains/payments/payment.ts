import type { Money } from '#kernel/money.ts'
import type { CardMark, DeclineReason } from './payment-gateway.ts'

/** `opened`: the gateway is being asked, or the bank asks the traveller first (3-D Secure). */
export type PaymentStatus = 'opened' | 'authorised' | 'declined' | 'captured' | 'released'
export type RefundStatus = 'due' | 'done' | 'failed'

/** A payment by card of whatever is sold. */
export type Payment = {
  /** Ours, and the gateway's idempotency key. */
  id: string
  status: PaymentStatus
  amount: Money
  card: CardMark | null
  declineReason: DeclineReason | null
  /** The URL of the bank's 3-D Secure challenge, and until when it may be answered. */
  bank: { url: string; until: Temporal.Instant } | null
  /** The traveller has abandoned this card: nothing paid with it is to be kept. */
  abandoned: boolean
  createdAt: Temporal.Instant
  /** The refund of all that was left of it, or of all of it in parts; null: it was not given back whole. */
  refund: { amount: Money; status: RefundStatus } | null
}

/** A refund of a booking that is to be sent. `requestId`: of the staff's request that it pays. */
export type NextRefund = { id: string; paymentId: string; requestId: string | null; amount: Money }

/** What came of asking the gateway about a payment. */
export type PaymentOutcome =
  | { kind: 'held'; card: CardMark | null }
  /** Nothing is held until the traveller has answered the bank there. */
  | { kind: 'challenge'; action: { type: 'redirect'; url: string } }
  | { kind: 'captured'; card: CardMark | null }
  /** Nothing is kept of it, and nothing can arrive later. */
  | { kind: 'ended'; status: 'declined' | 'released'; why: EndReason; declineReason: DeclineReason | null }
  /** Not known yet: to be asked again. */
  | { kind: 'unknown' }

export type EndReason =
  | 'declined'
  /** The gateway could not be asked. */
  | 'unavailable'
  /** The bank's challenge expired. */
  | 'unanswered'
  /** The traveller gave the bank's challenge up. */
  | 'abandoned'
  /** What it was for is no longer to be paid. */
  | 'unwanted'

/** Returns true if the bank's 3-D Secure challenge may still be answered. */
export function mayAnswerYet({ bank }: Pick<Payment, 'bank'>, now: Temporal.Instant): boolean {
  return bank !== null && Temporal.Instant.compare(now, bank.until) < 0
}
