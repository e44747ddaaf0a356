import type { Money } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'

/**
 * A card gateway. `paymentId` is ours and is the idempotency key of every call: a repeated call acts once and returns
 * the same. No call throws for a gateway or network failure: it returns a `Result`.
 */
export type PaymentGateway = {
  /**
   * Card input of the gateway: the entered card, or a payment method created by its script in the browser.
   */
  takes: 'card' | 'payment_method'
  /**
   * Authorises an amount on a card, or returns what the traveller has to do first (3-D Secure); `find` returns the
   * outcome. The same id returns the same; another amount or card under it is refused.
   */
  authorise(request: AuthoriseRequest): Promise<Result<Authorisation | ActionRequired, GatewayFailure>>
  /** Returns the state of a payment. Null if the gateway does not know it. */
  find(paymentId: string): Promise<Result<GatewayPayment | null, GatewayFailure>>
  /** Captures the whole authorised amount. */
  capture(paymentId: string): Promise<Result<GatewayPayment, GatewayFailure>>
  /**
   * Releases the authorisation. Marks an unknown id as released too, so that our authorisation still in
   * progress is rejected when it arrives.
   */
  release(paymentId: string): Promise<Result<GatewayPayment, GatewayFailure>>
  /** Refunds part or all of what was captured; idempotent by `refundId`. */
  refund(request: RefundRequest): Promise<Result<GatewayPayment, GatewayFailure>>
  /** Reversals of a payment after it was captured or refunded; most payments have none. */
  reversals(paymentId: string): Promise<Result<Reversal[], GatewayFailure>>
  /**
   * Accepts a dispute by the gateway's own id, which makes it lost; `refused`: already decided. Absent if the
   * gateway accepts none.
   */
  acceptDispute?(disputeId: string): Promise<Result<null, GatewayFailure>>
}

declare module '#platform/app.ts' {
  interface App {
    gateway: PaymentGateway
  }
}

export type AuthoriseRequest = { paymentId: string; amount: Money; card: Card | PaymentMethod }

export type RefundRequest = { paymentId: string; refundId: string; amount: Money }

/** A card as entered by the traveller. It is only passed on: only its `CardMark` is stored or logged. */
export type Card = { number: string; expiryMonth: number; expiryYear: number; cvc: string; holder: string }

/** A card entered in the gateway's own script; its number never reaches us. */
export type PaymentMethod = { paymentMethodId: string }

export type CardMark = { brand: CardBrand; last4: string }

export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'other',
] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

export type Authorisation = { paymentId: string; amount: Money; card: CardMark }

/**
 * Nothing is authorised until the traveller has authenticated with the bank at this URL, which redirects
 * back.
 */
export type ActionRequired = { paymentId: string; action: PaymentAction }
export type PaymentAction = { type: 'redirect'; url: string }

export const GATEWAY_STATUSES = ['action_required', 'authorised', 'declined', 'captured', 'released'] as const

export type GatewayPayment = {
  paymentId: string
  /** A refunded payment stays `captured`; `refunded` is the amount refunded. */
  status: (typeof GATEWAY_STATUSES)[number]
  /** Null if it was released before any authorisation arrived: nothing was ever authorised. */
  amount: Money | null
  captured: Money | null
  refunded: Money | null
  card: CardMark | null
  /** The gateway's reason for `declined`, if it states one. */
  declineReason: DeclineReason | null
}

/** `id` is the gateway's own, and stable across calls. */
export type Reversal =
  /** A refund did not reach the card: the gateway has the money again. */
  | { kind: 'refund_failed'; id: string; amount: Money }
  /** The cardholder disputes the payment; `answerBy` is the deadline for our evidence. */
  | { kind: 'dispute'; id: string; amount: Money; state: DisputeState; answerBy: Temporal.Instant | null }

export type DisputeState =
  /** The bank only inquires: no money has moved. */
  | 'asked'
  /** The bank has taken the money back until it decides. */
  | 'open'
  | 'won'
  | 'lost'
  /** Closed without a dispute; no money has moved. */
  | 'closed'

export const DECLINE_REASONS = [
  'generic',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'invalid_number',
  'test_cards_only',
  /** The traveller did not pass the bank's authentication (3-D Secure). */
  'authentication_failed',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export const GATEWAY_REJECTIONS = [
  /** Already released: it can no longer be authorised or captured. */
  'released',
  /** Already captured: refund it instead of releasing it. */
  'captured',
  'declined',
  'not_found',
  'not_captured',
  'above_captured',
  /** The same id was used before with another amount or card. */
  'different_request',
  'invalid_request',
  'not_authorized',
] as const
export type GatewayRejection = (typeof GATEWAY_REJECTIONS)[number]

export type GatewayFailure =
  /** The card's bank declined, finally: nothing is authorised, and the same id returns the same result. */
  | { code: 'declined'; reason: DeclineReason }
  /** Valid, but not possible in the payment's state: nothing changed. */
  | { code: 'refused'; reason: GatewayRejection }
  /** The request never reached the gateway: nothing changed. */
  | { code: 'unreachable'; detail: string }
  /** Sent, but no response, or a server error from the gateway: it may or may not have acted. */
  | { code: 'no_answer'; detail: string }
  /** An invalid response: it may or may not have acted. */
  | { code: 'garbage'; detail: string }
