import { Stripe } from 'stripe'
import { fail, ok, type Result } from '#kernel/result.ts'
import type {
  Authorisation,
  ActionRequired,
  GatewayFailure,
  GatewayPayment,
  PaymentGateway,
} from '#domains/payments/payment-gateway.ts'
import type { GatewayReferences } from '../gateway-manifest.ts'
import { toStripe } from './stripe-amount.ts'
import { failureOf, isStateError } from './stripe-failure.ts'
import { cardOf, EXPAND, Intent, paymentOf } from './stripe-intent.ts'
import { reversalsOf } from './stripe-reversals.ts'

type Setup = {
  secretKey: string
  /** An address other than Stripe's own, for tests. */
  url?: string | undefined
  timeoutMs: number
  /** Returns where the bank's page redirects the traveller. */
  returnUrl: (paymentId: string) => string
  /** An intent is stored before it is confirmed, so a payment without one here holds nothing. */
  intents: GatewayReferences
}

/**
 * Creates a client of Stripe's PaymentIntents with manual capture. A call that creates something has an idempotency key
 * with our payment's id. A call that only moves an intent has none: the intent's state shows whether it is done, and a
 * key would repeat Stripe's own failures for a day. The state of a payment is always requested from Stripe, never
 * cached.
 */
export function createStripePayments({
  secretKey,
  url,
  timeoutMs,
  returnUrl,
  intents,
}: Setup): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    ...addressOf(url),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  })

  async function retrieve(
    paymentId: string,
    intentId: string,
  ): Promise<Result<GatewayPayment | null, GatewayFailure>> {
    const found = await callStripe(() => stripe.paymentIntents.retrieve(intentId, { expand: EXPAND }))
    if (!found.ok) return found
    const payment = paymentOf(paymentId, found.value)
    return payment === 'processing' ? fail({ code: 'no_answer', detail: payment }) : ok(payment)
  }

  /** Moves an intent. If its state does not allow the move, checks whether it has already happened. */
  async function move(
    paymentId: string,
    to: 'captured' | 'released',
    call: (intentId: string) => Promise<unknown>,
  ): Promise<Result<GatewayPayment, GatewayFailure>> {
    const stored = await intents.find(paymentId)
    if (stored === 'closed') return fail({ code: 'refused', reason: 'released' })
    if (!stored) return fail({ code: 'refused', reason: 'not_found' })
    try {
      await call(stored.intentId)
    } catch (error) {
      if (!isStateError(error)) return fail(failureOf(error))
    }
    const now = await retrieve(paymentId, stored.intentId)
    if (!now.ok) return now
    if (now.value?.status === to) return ok(now.value)
    return fail({ code: 'refused', reason: rejectionReason(now.value?.status) })
  }

  return {
    takes: 'payment_method',

    async authorise({ paymentId, amount, card }) {
      if (!('paymentMethodId' in card)) return fail({ code: 'refused', reason: 'invalid_request' })
      const made = await callStripe(() =>
        stripe.paymentIntents.create(
          {
            ...toStripe(amount),
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            metadata: { payment_id: paymentId },
          },
          { idempotencyKey: `${paymentId}-create` },
        ),
      )
      if (!made.ok) return made
      const intentId = made.value.id
      if (!(await intents.save(paymentId, intentId))) return fail({ code: 'refused', reason: 'released' })
      const confirmed = await callStripe(() =>
        stripe.paymentIntents.confirm(
          intentId,
          { payment_method: card.paymentMethodId, return_url: returnUrl(paymentId), expand: EXPAND },
          { idempotencyKey: `${paymentId}-confirm` },
        ),
      )
      return confirmed.ok ? outcomeOf(paymentId, amount, confirmed.value) : confirmed
    },

    async find(paymentId) {
      const stored = await intents.find(paymentId)
      return stored === null || stored === 'closed' ? ok(null) : retrieve(paymentId, stored.intentId)
    },

    capture: (paymentId) =>
      move(paymentId, 'captured', (intentId) => stripe.paymentIntents.capture(intentId)),

    async release(paymentId) {
      const intentId = await intents.close(paymentId)
      if (intentId === null)
        return ok({
          paymentId,
          status: 'released',
          amount: null,
          captured: null,
          refunded: null,
          card: null,
          declineReason: null,
        })
      return move(paymentId, 'released', () => stripe.paymentIntents.cancel(intentId))
    },

    async refund({ paymentId, refundId, amount }) {
      const stored = await intents.find(paymentId)
      if (stored === null || stored === 'closed') return fail({ code: 'refused', reason: 'not_found' })
      const { intentId } = stored
      try {
        // An idempotency key expires after a day; the list of refunds always shows whether this one was made.
        const made = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
        if (!made.data.some(({ metadata }) => metadata?.['refund_id'] === refundId))
          await stripe.refunds.create(
            { payment_intent: intentId, amount: toStripe(amount).amount, metadata: { refund_id: refundId } },
            { idempotencyKey: `${refundId}-refund` },
          )
      } catch (error) {
        return fail(failureOf(error))
      }
      const now = await retrieve(paymentId, intentId)
      if (!now.ok) return now
      return now.value ? ok(now.value) : fail({ code: 'refused', reason: 'not_captured' })
    },

    async reversals(paymentId) {
      const stored = await intents.find(paymentId)
      return stored === null || stored === 'closed' ? ok([]) : reversalsOf(stripe, stored.intentId)
    },

    async acceptDispute(disputeId) {
      try {
        await stripe.disputes.close(disputeId)
        return ok(null)
      } catch (error) {
        return fail(failureOf(error))
      }
    },
  }
}

/** Requests an intent; a response that is not a valid intent is garbage. */
async function callStripe(call: () => Promise<unknown>): Promise<Result<Intent, GatewayFailure>> {
  try {
    const parsed = Intent.safeParse(await call())
    return parsed.success ? ok(parsed.data) : fail({ code: 'garbage', detail: 'not a payment intent' })
  } catch (error) {
    return fail(failureOf(error))
  }
}

function outcomeOf(
  paymentId: string,
  amount: Authorisation['amount'],
  intent: Intent,
): Result<Authorisation | ActionRequired, GatewayFailure> {
  const expected = toStripe(amount)
  if (intent.amount !== expected.amount || intent.currency !== expected.currency)
    return fail({ code: 'garbage', detail: 'an intent for something else' })
  const url = intent.next_action?.redirect_to_url?.url
  if (intent.status === 'requires_action' && url) return ok({ paymentId, action: { type: 'redirect', url } })
  const card = cardOf(intent)
  if ((intent.status === 'requires_capture' || intent.status === 'succeeded') && card)
    return ok({ paymentId, amount, card })
  if (intent.status === 'requires_payment_method') return fail({ code: 'declined', reason: 'generic' })
  if (intent.status === 'canceled') return fail({ code: 'refused', reason: 'released' })
  return fail({ code: 'no_answer', detail: intent.status })
}

function rejectionReason(status: GatewayPayment['status'] | undefined) {
  if (status === 'released' || status === 'captured' || status === 'declined') return status
  return 'invalid_request'
}

function addressOf(url: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (url === undefined) return {}
  const { hostname, port, protocol } = new URL(url)
  const secure = protocol === 'https:'
  return { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' }
}
