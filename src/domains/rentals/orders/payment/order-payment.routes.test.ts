import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { CARD } from '#testing/builders/rentals/journey.ts'
import { AT_DESK, NEVER, ORDER, waitingCart } from '#testing/builders/rentals/orders.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const waiting = await waitingCart(app)

const PAYMENTS: { name: string; payment: unknown; path: string }[] = [
  { name: 'none', payment: undefined, path: 'payment' },
  { name: 'null', payment: null, path: 'payment' },
  { name: 'a method of its own', payment: { ...CARD, method: 'cash' }, path: 'payment.method' },
  ...[
    '',
    '4242',
    '4'.repeat(20),
    'four two four two',
    '4242-4242-4242-424x',
    4242424242424242,
    undefined,
    '4242\u00004242 42424242',
  ].map((number) => ({
    name: `the number ${JSON.stringify(number)}`,
    payment: { ...CARD, number },
    path: 'payment.number',
  })),
  ...[0, 13, 1.5, '12', null, undefined].map((month) => ({
    name: `the month ${JSON.stringify(month)}`,
    payment: { ...CARD, expiry_month: month },
    path: 'payment.expiry_month',
  })),
  ...[23, 1999, 2100, '2030', -2030].map((year) => ({
    name: `the year ${JSON.stringify(year)}`,
    payment: { ...CARD, expiry_year: year },
    path: 'payment.expiry_year',
  })),
  ...['', '12', '12345', 'abc', 123, undefined].map((cvc) => ({
    name: `the code ${JSON.stringify(cvc)}`,
    payment: { ...CARD, cvc },
    path: 'payment.cvc',
  })),
  ...['', ' ', undefined, 'L\u0000', 'x'.repeat(81)].map((holder) => ({
    name: `the holder ${JSON.stringify(holder)}`,
    payment: { ...CARD, holder },
    path: 'payment.holder',
  })),
  { name: 'an amount of its own', payment: { ...CARD, amount: 1 }, path: 'payment.amount' },
]

test.for(PAYMENTS)('a card is refused: $name', async ({ payment, path }) => {
  const reply = await waiting.send(ORDER, waiting.orderBody({ payment, accept_total: NEVER }))
  expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path }] })
  expect(JSON.stringify(reply.body)).not.toMatch(/4242/)
  expectArabic(
    await waiting.send(ORDER, waiting.orderBody({ payment, accept_total: NEVER }), { query: '?lang_id=2' }),
  )
})

test('an order that pays at the desk takes no card', async () => {
  expectProblem(await waiting.send(AT_DESK, waiting.orderBody()), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'payment', message: 'Unknown field' }],
  })
})

const TOTALS: { name: string; total: unknown; path: string }[] = [
  { name: 'none', total: undefined, path: 'accept_total' },
  { name: 'a number', total: 12345, path: 'accept_total' },
  { name: 'a negative one', total: { amount: -1, currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'a fraction', total: { amount: 100.5, currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'text', total: { amount: '100', currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'null', total: { amount: null, currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'one too large to count', total: { amount: 1e30, currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'no currency', total: { amount: 1 }, path: 'accept_total.currency' },
  { name: 'a field more', total: { amount: 1, currency: 'EUR', rate: 2 }, path: 'accept_total.rate' },
]

test.for(TOTALS)('a total is refused: $name', async ({ total, path }) => {
  const refusal = { status: 400, code: 'invalid_request', fields: [{ path }] }
  expectProblem(await waiting.send(ORDER, waiting.orderBody({ accept_total: total })), refusal)
  expectProblem(await waiting.send(AT_DESK, waiting.deskBody({ accept_total: total })), refusal)
})
