import { add, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type {
  AuthoriseRequest,
  Card,
  CardMark,
  GatewayFailure,
  GatewayPayment,
  GatewayRejection,
  RefundRequest,
} from '#domains/payments/payment-gateway.ts'
import { markOf } from '#connectors/payments/sandbox/card-number.ts'
import type { BookedPayment, SandboxBook } from './book.ts'
import { checkCard } from '#connectors/payments/sandbox/cards.ts'

/** The result, and whether the sandbox withholds the response (a test card that times out). */
type Answer = { result: Result<GatewayPayment, GatewayFailure>; lost: boolean }

/** Authorises a payment. The first request under an id decides; any later one gets the booked result (idempotent). */
export function authorise(
  book: SandboxBook,
  request: AuthoriseRequest & { card: Card; returnUrl: string | null },
  now: Temporal.Instant,
): Answer {
  const { paymentId, amount, card, returnUrl } = request
  const mark = markOf(card.number)
  const known = book.find(paymentId)
  if (known) return { result: authorisedBefore(known, amount, mark), lost: false }
  if (amount.amount <= 0) return { result: rejection('invalid_request'), lost: false }
  const verdict = checkCard(card, now)
  if (verdict.accepted && verdict.challenge) {
    book.challenge(paymentId, amount, mark, returnUrl)
    return { result: asBooked(book, paymentId), lost: false }
  }
  book.open(paymentId, amount, mark, verdict.accepted ? null : verdict.reason)
  return verdict.accepted
    ? { result: asBooked(book, paymentId), lost: verdict.answerLost }
    : { result: fail({ code: 'declined', reason: verdict.reason }), lost: false }
}

export function capture(book: SandboxBook, paymentId: string): Result<GatewayPayment, GatewayFailure> {
  const payment = book.find(paymentId)
  if (!payment?.amount) return rejection(payment ? 'released' : 'not_found')
  if (payment.status === 'released' || payment.status === 'declined') return rejection(payment.status)
  if (payment.status === 'action_required') return rejection('invalid_request')
  if (payment.status === 'authorised') book.capture(paymentId, payment.amount)
  return asBooked(book, paymentId)
}

/** Releases a payment. A declined payment has no authorised amount, so its release is already done. */
export function release(book: SandboxBook, paymentId: string): Result<GatewayPayment, GatewayFailure> {
  const payment = book.find(paymentId)
  if (payment?.status === 'captured') return rejection('captured')
  if (!payment) book.tombstone(paymentId)
  else if (payment.status === 'authorised' || payment.status === 'action_required') book.release(paymentId)
  return asBooked(book, paymentId)
}

export function refund(book: SandboxBook, request: RefundRequest): Result<GatewayPayment, GatewayFailure> {
  const { paymentId, refundId, amount } = request
  const payment = book.find(paymentId)
  if (!payment) return rejection('not_found')
  if (payment.status !== 'captured' || !payment.captured || !payment.refunded)
    return rejection('not_captured')
  if (amount.amount <= 0 || amount.currency !== payment.captured.currency) return rejection('invalid_request')
  const before = book.refunded(paymentId, refundId)
  if (before !== null) return before === amount.amount ? ok(shown(payment)) : rejection('different_request')
  if (add(payment.refunded, amount).amount > payment.captured.amount) return rejection('above_captured')
  book.refund(paymentId, refundId, amount)
  return asBooked(book, paymentId)
}

/** Returns the fields of an entry that are sent in a response. */
export function shown(entry: BookedPayment): GatewayPayment {
  const { paymentId, status, amount, captured, refunded, card, declineReason } = entry
  return { paymentId, status, amount, captured, refunded, card, declineReason }
}

function authorisedBefore(
  payment: BookedPayment,
  amount: Money,
  mark: CardMark,
): Result<GatewayPayment, GatewayFailure> {
  if (payment.status === 'released') return rejection('released')
  const same =
    payment.amount?.amount === amount.amount &&
    payment.amount.currency === amount.currency &&
    payment.card?.brand === mark.brand &&
    payment.card.last4 === mark.last4
  if (!same) return rejection('different_request')
  return payment.declineReason
    ? fail({ code: 'declined', reason: payment.declineReason })
    : ok(shown(payment))
}

function asBooked(book: SandboxBook, paymentId: string): Result<GatewayPayment, GatewayFailure> {
  const payment = book.find(paymentId)
  return payment ? ok(shown(payment)) : rejection('not_found')
}

function rejection(reason: GatewayRejection) {
  return fail({ code: 'refused', reason })
}
