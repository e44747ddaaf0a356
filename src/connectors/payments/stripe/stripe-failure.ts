import { Stripe } from 'stripe'
import type { DeclineReason, GatewayFailure, GatewayRejection } from '#domains/payments/payment-gateway.ts'

/** Errors of a connection that was never established. Any other error may occur after the request was read. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const DECLINES: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'invalid_number',
  invalid_number: 'invalid_number',
  testmode_decline: 'test_cards_only',
  payment_intent_authentication_failure: 'authentication_failed',
}

const REJECTIONS: Readonly<Record<string, GatewayRejection>> = {
  resource_missing: 'not_found',
  charge_already_refunded: 'above_captured',
  amount_too_large: 'above_captured',
}

/** Converts Stripe's error to a failure of the payment. An error of another origin is a defect and is rethrown. */
export function failureOf(error: unknown): GatewayFailure {
  if (error instanceof Stripe.errors.StripeCardError)
    return {
      code: 'declined',
      reason: declineReason(error.decline_code) ?? declineReason(error.code) ?? 'generic',
    }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const cause = codeOf(error.detail)
    return { code: NEVER_SENT.has(cause) ? 'unreachable' : 'no_answer', detail: cause }
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return { code: 'refused', reason: 'different_request' }
  if (error instanceof Stripe.errors.StripeRateLimitError)
    return { code: 'unreachable', detail: 'rate limit' }
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return { code: 'refused', reason: 'not_authorized' }
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { code: 'refused', reason: REJECTIONS[error.code ?? ''] ?? 'invalid_request' }
  // A failure at Stripe, or the same request still in progress.
  if (error instanceof Stripe.errors.StripeError) return { code: 'no_answer', detail: error.type }
  throw error
}

/** Returns true if Stripe rejected a call because of the payment's state. */
export function isStateError(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.code === 'payment_intent_unexpected_state' || error.code === 'charge_already_captured')
  )
}

/** Maps Stripe's decline code to ours. */
export function declineReason(code: string | undefined): DeclineReason | undefined {
  return code === undefined ? undefined : DECLINES[code]
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'connection'
}
