import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { amount, card, sandboxBench } from '#testing/stand-ins/sandbox.ts'
import { gatewayRules } from '../suite/gateway.suite.ts'
import { SANDBOX } from './manifest.ts'

/** The sandbox uses our own payment ids. */
const NEVER_CALLED = {
  find: () => Promise.reject(new Error('not asked')),
  save: () => Promise.reject(new Error('not asked')),
  close: () => Promise.reject(new Error('not asked')),
}

const bench = sandboxBench('a-key-of-this-test')

gatewayRules({
  name: SANDBOX.name,
  connect: ({ url = bench.sandbox.url, wrongKey = false } = {}) =>
    SANDBOX.connect(
      { PAYMENTS_KEY: wrongKey ? 'another-key' : 'a-key-of-this-test' },
      { url, timeoutMs: 5_000, returnUrl, references: NEVER_CALLED },
    ),
  cards: {
    usual: card(),
    other: card('5555555555554444'),
    challenged: card('4000002500003155'),
    declined: [
      [card('4000000000000002'), 'generic'],
      [card('4000000000009995'), 'insufficient_funds'],
      [card('4000000000000069'), 'expired_card'],
      [card('4000000000000127'), 'incorrect_cvc'],
      [card('378282246310005'), 'test_cards_only'],
      [card('4242424242424241'), 'invalid_number'],
    ],
    foreign: { paymentMethodId: 'pm_card_visa' },
  },
  last4: '4242',
  returnUrl,
  async answerBank(url, yes) {
    const answer = await fetch(url, {
      method: 'POST',
      body: `answer=${yes ? 'yes' : 'no'}`,
      redirect: 'manual',
    })
    return answer.headers.get('location')
  },
  booked: async (paymentId) => (await bench.book()).filter((line) => line.paymentId === paymentId).length,
  injectFault: (mode, operation) => bench.injectFault({ mode, times: 1, operation }),
})

function returnUrl(paymentId: string): string {
  return `http://rihla.test/payments/${paymentId}/return`
}

test('the brand is read from the number', async () => {
  const paymentId = newId()
  const hold = await bench.gateway.authorise({ paymentId, amount, card: card('5555555555554444') })
  expect(hold).toMatchObject({ value: { card: { brand: 'mastercard', last4: '4444' } } })
  expect(await bench.book()).toEqual([
    { paymentId, status: 'authorised', amount: 12_345, currency: 'EUR', captured: 0, refunded: 0 },
  ])
})

test('a card is good to the end of its month and expired in the next', async () => {
  const last = card(undefined, { expiryMonth: 10, expiryYear: 2026 })
  expect(await bench.gateway.authorise({ paymentId: newId(), amount, card: last })).toEqual({
    ok: false,
    failure: { code: 'declined', reason: 'expired_card' },
  })
})

test('50 equal authorisations at once hold the amount once and all answer the same', async () => {
  const request = { paymentId: newId(), amount, card: card() }
  const answers = await Promise.all(Array.from({ length: 50 }, () => bench.gateway.authorise(request)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.ok).toBe(true)
  expect(await bench.book()).toHaveLength(1)
})

test('a refund id with another amount is refused', async () => {
  const refund = { paymentId: await bench.paid(), refundId: newId(), amount: money(10_000, 'EUR') }
  await bench.gateway.refund(refund)
  expect(await bench.gateway.refund({ ...refund, amount: money(2_345, 'EUR') })).toMatchObject({
    failure: { reason: 'different_request' },
  })
  expect(await bench.book()).toMatchObject([{ captured: 12_345, refunded: 10_000 }])
})

test.for([
  ['none captured', money(100, 'EUR'), 'not_captured', false],
  ['another currency', money(100, 'USD'), 'invalid_request', true],
  ['nothing', money(0, 'EUR'), 'invalid_request', true],
  ['less than nothing', money(-100, 'EUR'), 'invalid_request', true],
] as const)('a refund of %s is refused', async ([, back, reason, captured]) => {
  const paymentId = captured ? await bench.paid() : newId()
  if (!captured) await bench.gateway.authorise({ paymentId, amount, card: card() })
  expect(await bench.gateway.refund({ paymentId, refundId: newId(), amount: back })).toMatchObject({
    failure: { code: 'refused', reason },
  })
})

test('a declined payment cannot be released, and stays declined', async () => {
  const request = { paymentId: newId(), amount, card: card('4000000000000002') }
  await bench.gateway.authorise(request)
  expect(await bench.gateway.release(request.paymentId)).toMatchObject({
    ok: true,
    value: { status: 'declined' },
  })
})

test('the bank’s page names the amount, and a form without an answer is a no', async () => {
  const request = { paymentId: newId(), amount, card: card('4000002500003155') }
  await bench.gateway.authorise(request)
  const url = `${bench.sandbox.url}/challenge/${request.paymentId}`
  expect(await (await fetch(url)).text()).toContain('123.45 EUR')
  await fetch(url, { method: 'POST', body: '', redirect: 'manual' })
  expect(await bench.gateway.find(request.paymentId)).toMatchObject({ value: { status: 'declined' } })
})
