import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { failureOf } from './stripe-failure.ts'

test.for([
  { code: 'ECONNREFUSED', expected: 'unreachable' },
  { code: 'ENOTFOUND', expected: 'unreachable' },
  { code: 'UND_ERR_CONNECT_TIMEOUT', expected: 'unreachable' },
  { code: 'ETIMEDOUT', expected: 'no_answer' },
  { code: 'ECONNRESET', expected: 'no_answer' },
])('a call to Stripe that ends in $code is $expected: only what was never sent is', ({ code, expected }) => {
  const detail = Object.assign(new Error(code), { code })
  const error = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: code, detail })
  expect(failureOf(error)).toEqual({ code: expected, detail: code })
})
