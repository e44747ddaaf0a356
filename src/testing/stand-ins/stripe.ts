import { createStripePayments } from '#connectors/payments/stripe/stripe-payments.ts'
import { startStripeSimulator, type StripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { gatewayReferenceStore } from '#domains/payments/gateway-reference.store.ts'
import type { PaymentGateway } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import type { TestApp } from '../infrastructure/app.ts'
import { testDatabase } from '../infrastructure/database.ts'

export const STRIPE_KEYS = {
  secretKey: 'sk_test_simulated',
  publishableKey: 'pk_test_simulated',
  webhookSecret: 'whsec_simulated',
}

/** A card that Stripe has stored, as an order pays with it. */
export const STRIPE_CARD = { method: 'card', payment_method_id: 'pm_card_visa' }

/** The settings with which the product calls a simulated Stripe. */
export function stripeEnvironment({ url }: Pick<StripeSimulator, 'url'>) {
  return {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_URL: url,
  }
}

/** Our client of a simulated Stripe, which stores its intents in this database. */
export function stripeGateway(db: Db, url: string, secretKey = STRIPE_KEYS.secretKey): PaymentGateway {
  return createStripePayments({
    secretKey,
    url,
    timeoutMs: 2_000,
    returnUrl: (paymentId) => `http://rihla.test/payments/${paymentId}/return`,
    intents: gatewayReferenceStore(db),
  })
}

/** Stripe's events about our payments; a test delivers them in any order, any number of times. */
export function stripeEvents(app: Pick<TestApp, 'call' | 'clock'>, stripe: StripeSimulator) {
  function deliver({ body }: { body: string }) {
    const signature = stripe.sign(body, app.clock.now())
    return app.call('/api/payments/stripe/webhook', { body, headers: { 'stripe-signature': signature } })
  }
  return {
    deliver,
    async deliverAll(events: readonly { body: string }[]) {
      for (const event of events) expect((await deliver(event)).status).toBe(200)
    },
    /** Every event about a refund or a dispute of an intent, oldest first. */
    eventsAbout: (intentId: string) =>
      stripe
        .events()
        .filter(({ type, body }) => /^(charge\.dispute|refund)\./.test(type) && body.includes(intentId)),
    intentOf(paymentId: string) {
      const intent = stripe.intents().find(({ metadata }) => metadata['payment_id'] === paymentId)
      if (!intent) throw new Error('an intent is needed')
      return intent.id
    },
  }
}

/** A simulated Stripe for a test file, and our client of it on a real database. */
export function stripeBench() {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let stripe: StripeSimulator
  let gateway: PaymentGateway
  beforeAll(async () => {
    database = await testDatabase()
    stripe = await startStripeSimulator(STRIPE_KEYS)
    gateway = client(stripe.url)
  })
  afterAll(async () => {
    await stripe.close()
    await database.close()
  })

  const client = (url: string, secretKey?: string) => stripeGateway(database.db, url, secretKey)

  return {
    client,
    /** Maps intents to payments, in this file's database. */
    get references() {
      return gatewayReferenceStore(database.db)
    },
    get stripe() {
      return stripe
    },
    get gateway() {
      return gateway
    },
    /** The one intent of a payment. */
    intentOf(paymentId: string) {
      const found = stripe.intents().filter(({ metadata }) => metadata['payment_id'] === paymentId)
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} intents of ${paymentId}`)
      return found[0]
    },
  }
}
