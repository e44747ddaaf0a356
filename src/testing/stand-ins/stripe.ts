import { createStripePayments } from '#connectors/payments/stripe/stripe-payments.ts'
import { startStripeSimulator, type StripeSimulator } from '#connectors/payments/stripe/stripe-simulator.ts'
import { gatewayReferenceStore } from '#domains/payments/gateway-reference.store.ts'
import type { PaymentGateway } from '#domains/payments/public.ts'
import { afterAll, beforeAll } from 'vitest'
import { testDatabase } from '../infrastructure/database.ts'

export const STRIPE_KEYS = {
  secretKey: 'sk_test_simulated',
  publishableKey: 'pk_test_simulated',
  webhookSecret: 'whsec_simulated',
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

  function client(url: string, secretKey = STRIPE_KEYS.secretKey): PaymentGateway {
    return createStripePayments({
      secretKey,
      url,
      timeoutMs: 2_000,
      returnUrl: (paymentId) => `http://rihla.test/payments/${paymentId}/return`,
      intents: gatewayReferenceStore(database.db),
    })
  }

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
