import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeSimulator, type StripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { STRIPE_KEYS } from '#testing/stand-ins/stripe.ts'
import { agreeToTerms, toCheckout } from '../steps/checkout-steps.ts'
import {
  LANGUAGES,
  openEnvironment,
  type DedicatedEnvironment,
  type Visit,
} from '../environment/environment.ts'
import { confirmed, fillDriver, payButton } from '../steps/steps.ts'

/** A stub of Stripe's script, which only Stripe serves: a field for a payment method's id. */
const SCRIPT = `window.Stripe = (key) => ({
  elements: ({ locale }) => ({
    create: () => {
      const field = document.createElement('input')
      field.setAttribute('aria-label', key + ' ' + locale)
      return { field, mount: (box) => box.append(field), destroy: () => field.remove(), focus: () => field.focus() }
    },
  }),
  createPaymentMethod: async ({ card }) =>
    card.field.value ? { paymentMethod: { id: card.field.value } } : { error: { message: 'incomplete card' } },
})`

let stripe: StripeSimulator
let environment: DedicatedEnvironment
beforeAll(async () => {
  stripe = await startStripeSimulator(STRIPE_KEYS)
  environment = await openEnvironment({
    environment: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_URL: stripe.url,
    },
  })
})
afterAll(async () => {
  await environment.close()
  await stripe.close()
})

async function toCardField(one: Visit): Promise<void> {
  const { watched, context } = one
  watched.allow('https://js.stripe.com')
  watched.allow(stripe.url)
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  await toCheckout(one)
  await fillDriver(one)
  await agreeToTerms(one)
}

test.for(LANGUAGES)(
  'a card entered in Stripe’s field, in its language, books and pays (%s)',
  async (language) => {
    await environment.visit({ language }, async (one) => {
      await toCardField(one)
      expect(await one.page.locator('#checkout-card_cvc').count()).toBe(0)
      const field = one.page.getByLabel(`${STRIPE_KEYS.publishableKey} ${language}`)
      await payButton(one).click()
      await one.page.getByText('incomplete card').waitFor()
      await field.fill('pm_card_visa')
      await payButton(one).click()
      await confirmed(one)
    })
  },
)

test('a bank challenge is answered at Stripe, and leads back to the confirmed booking', async () => {
  await environment.visit({}, async (one) => {
    await toCardField(one)
    await one.page.getByLabel(STRIPE_KEYS.publishableKey).fill('pm_card_authenticationRequired')
    await payButton(one).click()
    await confirmed(one)
    expect(stripe.intents().at(-1)?.status).toBe('succeeded')
  })
})
