import { z } from 'zod'
import { httpUrl } from '#platform/http/http-url.ts'
import { defineGateway } from '../gateway-manifest.ts'

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

export const STRIPE = defineGateway({
  name: 'stripe',
  variables: {
    // Validated only where PAYMENTS names Stripe; otherwise unused.
    STRIPE_SECRET_KEY: z.string().default('').meta({ description: 'Stripe’s secret key (sk_…)' }),
    STRIPE_PUBLISHABLE_KEY: z.string().default('').meta({ description: 'Stripe’s publishable key (pk_…)' }),
    STRIPE_WEBHOOK_SECRET: z.string().default('').meta({
      description: 'signing secret of Stripe’s webhook, which is /api/payments/stripe/webhook',
    }),
    STRIPE_URL: httpUrl.optional().meta({ description: 'Stripe’s address, for tests only', unset: 'Stripe' }),
  },
  required: KEYS,
  unreal: (set) => [
    ...KEYS.filter((name) => /^[a-z]+_test_/.test(set[name] ?? '')).map(
      (name) => `${name} (a live key: this one takes test cards)`,
    ),
    ...(set['STRIPE_URL'] ? ['STRIPE_URL (unset: it is for tests)'] : []),
  ],
  location: () => 'Stripe',
  async connect({ STRIPE_SECRET_KEY: secretKey, STRIPE_URL: url }, { references, timeoutMs, returnUrl }) {
    const { createStripePayments } = await import('./stripe-payments.ts')
    return createStripePayments({ secretKey, url, timeoutMs, returnUrl, intents: references })
  },
  cardField: ({ STRIPE_PUBLISHABLE_KEY: publicKey }) => ({ kind: 'hosted', by: 'stripe', publicKey }),
  // docs.stripe.com/security/guide
  pageSources: {
    'script-src': ['https://*.js.stripe.com', 'https://js.stripe.com'],
    'frame-src': ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  },
  events: {
    path: '/payments/stripe/webhook',
    signatureHeader: 'stripe-signature',
    async reader({ STRIPE_WEBHOOK_SECRET: webhookSecret }, clock) {
      const { stripeEvents } = await import('./stripe-events.ts')
      return stripeEvents({ webhookSecret, clock })
    },
  },
})
