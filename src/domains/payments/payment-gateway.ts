import type { Money } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'

/**
 * A card gateway. `paymentId` is ours and is the idempotency key of everything: asking twice acts once and answers
 * the same. No call throws for what the gateway or the network does: it answers a `Result`.
 */
export type PaymentGateway = {
  /** How a card reaches it: as it was typed, or as what its own script in the browser made of it. */
  takes: 'card' | 'payment_method'
  /**
   * Holds an amount on a card, or says what the traveller has to do first: the bank wants to ask (3-D Secure), and
   * `find` tells what came of it. The same id answers the same; another amount or card under it is refused.
   */
  authorise(request: AuthoriseRequest): Promise<Result<Authorisation | ActionRequired, GatewayFailure>>
  /** What became of a payment; null when the gateway has never heard of it. */
  find(paymentId: string): Promise<Result<GatewayPayment | null, GatewayFailure>>
  /** Takes the whole amount held. */
  capture(paymentId: string): Promise<Result<GatewayPayment, GatewayFailure>>
  /**
   * Gives back what is held. An id the gateway does not know is marked released too, so that an authorisation of
   * ours still under way is refused when it arrives.
   */
  release(paymentId: string): Promise<Result<GatewayPayment, GatewayFailure>>
  /** Pays back part or all of what was captured; the same `refundId` pays back once. */
  refund(request: RefundRequest): Promise<Result<GatewayPayment, GatewayFailure>>
  /** What came back of a payment after it was taken or refunded; of most payments nothing did. */
  reversals(paymentId: string): Promise<Result<Reversal[], GatewayFailure>>
}

export type AuthoriseRequest = { paymentId: string; amount: Money; card: Card | PaymentMethod }

export type RefundRequest = { paymentId: string; refundId: string; amount: Money }

/** As typed by the traveller. Only ever passed on: what is stored or logged of it is a `CardMark`. */
export type Card = { number: string; expiryMonth: number; expiryYear: number; cvc: string; holder: string }

/** A card that the gateway's own script took: its number never came here. */
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

/** Nothing is held until the traveller has answered the bank at this address, which leads back to us. */
export type ActionRequired = { paymentId: string; action: PaymentAction }
export type PaymentAction = { type: 'redirect'; url: string }

export const GATEWAY_STATUSES = ['action_required', 'authorised', 'declined', 'captured', 'released'] as const

export type GatewayPayment = {
  paymentId: string
  /** A refunded payment stays `captured`; `refunded` says how much went back. */
  status: (typeof GATEWAY_STATUSES)[number]
  /** Null when it was released before any authorisation arrived: then nothing was ever held. */
  amount: Money | null
  captured: Money | null
  refunded: Money | null
  card: CardMark | null
  /** Why it is `declined`, where the gateway tells. */
  declineReason: DeclineReason | null
}

/** `id` is the gateway's own, and the same whenever it is asked. */
export type Reversal =
  /** A refund of ours did not reach the card: the gateway has the money again. */
  | { kind: 'refund_failed'; id: string; amount: Money }
  /** The cardholder disputes the payment; `answerBy` is until when we may say why it was right. */
  | { kind: 'dispute'; id: string; amount: Money; state: DisputeState; answerBy: Temporal.Instant | null }

export type DisputeState =
  /** The bank only asks: no money has moved. */
  | 'asked'
  /** The bank has taken the money back until it is decided. */
  | 'open'
  | 'won'
  | 'lost'
  /** It came to nothing, and moved nothing. */
  | 'closed'

export const DECLINE_REASONS = [
  'generic',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'invalid_number',
  'test_cards_only',
  /** The bank asked the traveller (3-D Secure) and was not told yes. */
  'authentication_failed',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export const GATEWAY_REFUSALS = [
  /** Released before: it can be neither authorised nor captured any more. */
  'released',
  /** Captured before: to be refunded, not released. */
  'captured',
  'declined',
  'not_found',
  'not_captured',
  'above_captured',
  /** The same id came before with another amount or card. */
  'different_request',
  'invalid_request',
  'not_authorized',
] as const
export type GatewayRefusal = (typeof GATEWAY_REFUSALS)[number]

export type GatewayFailure =
  /** The card's bank said no, for good: nothing is held, and the same id will answer the same. */
  | { code: 'declined'; reason: DeclineReason }
  /** Understood and not possible in the payment's state: nothing changed. */
  | { code: 'refused'; reason: GatewayRefusal }
  /** The request never reached the gateway: nothing changed. */
  | { code: 'unreachable'; detail: string }
  /** Sent and not answered, or answered by an error of the gateway's own: it may or may not have acted. */
  | { code: 'no_answer'; detail: string }
  /** An answer that cannot be understood: it may or may not have acted. */
  | { code: 'garbage'; detail: string }
