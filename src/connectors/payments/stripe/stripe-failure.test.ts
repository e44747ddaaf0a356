import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { failureOf } from './stripe-failure.ts'

test.for([
  { code: 'ECONNREFUSED', means: 'unreachable' },
  { code: 'ENOTFOUND', means: 'unreachable' },
  { code: 'UND_ERR_CONNECT_TIMEOUT', means: 'unreachable' },
  { code: 'ETIMEDOUT', means: 'no_answer' },
  { code: 'ECONNRESET', means: 'no_answer' },
])('a call to Stripe that ends in $code is $means: only what was never sent is', ({ code, means }) => {
  const detail = Object.assign(new Error(code), { code })
  const error = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: code, detail })
  expect(failureOf(error)).toEqual({ code: means, detail: code })
})
