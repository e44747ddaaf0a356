import { randomBytes } from 'node:crypto'

/** Stripe's test payment methods (documentation, "Testing"), and the bank's response to each. */
const METHODS: Readonly<
  Record<string, { brand: string; last4: string; decline?: string; challenge?: boolean }>
> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_visa_chargeDeclined: { brand: 'visa', last4: '0002', decline: 'generic_decline' },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    brand: 'visa',
    last4: '9995',
    decline: 'insufficient_funds',
  },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', challenge: true },
}

export type SimulatedIntent = {
  id: string
  object: 'payment_intent'
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled'
  amount: number
  currency: string
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code: string; type: 'card_error' } | null
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null
  latest_charge: SimulatedCharge | null
}

type SimulatedCharge = {
  id: string
  object: 'charge'
  amount_captured: number
  amount_refunded: number
  payment_intent: string
  payment_method_details: { card: { brand: string; last4: string } }
}

export type SimulatedRefund = {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  metadata: Record<string, string>
  status: 'succeeded' | 'failed'
}

/** An error response that Stripe documents: its HTTP status and body. */
export class StripeRejection extends Error {
  readonly status: number
  readonly error: Record<string, unknown>
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['code'] ?? error['type']))
    this.status = status
    this.error = error
  }
}

/**
 * Creates the intents of a simulated account. `onEvent` receives the events that Stripe would send to a
 * webhook.
 */
export function simulatedIntents({
  url,
  onEvent,
}: {
  url: () => string
  onEvent: (type: string, object: object) => void
}) {
  const intents = new Map<string, SimulatedIntent>()
  const refunds: SimulatedRefund[] = []
  const returnUrls = new Map<string, string>()

  function find(id: string): SimulatedIntent {
    const intent = intents.get(id)
    if (!intent) throw invalid('resource_missing', 404)
    return intent
  }

  function charged(intent: SimulatedIntent, card: { brand: string; last4: string }): void {
    intent.status = 'requires_capture'
    intent.next_action = null
    intent.latest_charge = {
      id: newStripeId('ch'),
      object: 'charge',
      amount_captured: 0,
      amount_refunded: 0,
      payment_intent: intent.id,
      payment_method_details: { card: { brand: card.brand, last4: card.last4 } },
    }
    onEvent('payment_intent.amount_capturable_updated', intent)
  }

  function declined(intent: SimulatedIntent, code: string, declineCode: string): void {
    intent.status = 'requires_payment_method'
    intent.next_action = null
    intent.last_payment_error = { type: 'card_error', code, decline_code: declineCode }
    onEvent('payment_intent.payment_failed', intent)
  }

  return {
    find,
    all: () => [...intents.values()],
    refundsOf: (intentId: string) => refunds.filter((refund) => refund.payment_intent === intentId),

    create(amount: number, currency: string, metadata: Record<string, string>): SimulatedIntent {
      if (!Number.isInteger(amount) || amount <= 0) throw invalid('parameter_invalid_integer')
      const intent: SimulatedIntent = {
        id: newStripeId('pi'),
        object: 'payment_intent',
        status: 'requires_payment_method',
        amount,
        currency,
        metadata,
        last_payment_error: null,
        next_action: null,
        latest_charge: null,
      }
      intents.set(intent.id, intent)
      onEvent('payment_intent.created', intent)
      return intent
    },

    confirm(id: string, methodId: string, returnUrl: string): SimulatedIntent {
      const intent = find(id)
      if (intent.status !== 'requires_payment_method') throw unexpectedState(intent)
      const method = METHODS[methodId]
      if (!method) throw invalid('resource_missing')
      if (method.decline) {
        declined(intent, 'card_declined', method.decline)
        const { last_payment_error } = intent
        throw new StripeRejection(402, { ...last_payment_error, payment_intent: intent })
      }
      if (!method.challenge) charged(intent, method)
      else {
        const redirect = { url: `${url()}/3ds/${id}`, return_url: returnUrl }
        returnUrls.set(id, returnUrl)
        intent.status = 'requires_action'
        intent.next_action = { type: 'redirect_to_url', redirect_to_url: redirect }
        onEvent('payment_intent.requires_action', intent)
      }
      return intent
    },

    /** Answers a pending bank challenge for the traveller. Returns where the bank redirects the browser. */
    challenge(id: string, passed: boolean): string {
      const intent = find(id)
      const back = returnUrls.get(id)
      if (back === undefined) throw unexpectedState(intent)
      if (intent.status !== 'requires_action') return back
      if (passed) charged(intent, { brand: 'visa', last4: '3184' })
      else declined(intent, 'payment_intent_authentication_failure', 'authentication_required')
      return back
    },

    capture(id: string): SimulatedIntent {
      const intent = find(id)
      if (intent.status !== 'requires_capture' || !intent.latest_charge) throw unexpectedState(intent)
      intent.status = 'succeeded'
      intent.latest_charge.amount_captured = intent.amount
      onEvent('payment_intent.succeeded', intent)
      return intent
    },

    cancel(id: string): SimulatedIntent {
      const intent = find(id)
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent)
      intent.status = 'canceled'
      intent.next_action = null
      onEvent('payment_intent.canceled', intent)
      return intent
    },

    refund(intentId: string, amount: number, metadata: Record<string, string>): SimulatedRefund {
      const { latest_charge: charge, status, currency } = find(intentId)
      if (status !== 'succeeded' || !charge) throw invalid('charge_not_captured')
      if (charge.amount_refunded === charge.amount_captured) throw invalid('charge_already_refunded')
      if (charge.amount_refunded + amount > charge.amount_captured) throw invalid('amount_too_large')
      const refund: SimulatedRefund = {
        id: newStripeId('re'),
        object: 'refund',
        amount,
        currency,
        payment_intent: intentId,
        metadata,
        status: 'succeeded',
      }
      charge.amount_refunded += amount
      refunds.unshift(refund)
      onEvent('charge.refunded', charge)
      return refund
    },

    /** Makes the card's bank return a refund, as may happen days later. */
    failRefund(id: string): void {
      const refund = refunds.find((made) => made.id === id)
      const charge = refund && find(refund.payment_intent).latest_charge
      if (!refund || !charge) throw invalid('resource_missing', 404)
      refund.status = 'failed'
      charge.amount_refunded -= refund.amount
      onEvent('refund.failed', refund)
    },
  }
}

export function newStripeId(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`
}

export function invalid(code: string, status = 400): StripeRejection {
  return new StripeRejection(status, { type: 'invalid_request_error', code, message: code })
}

function unexpectedState(intent: SimulatedIntent): StripeRejection {
  return new StripeRejection(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent has a status of ${intent.status}`,
    payment_intent: intent,
  })
}
