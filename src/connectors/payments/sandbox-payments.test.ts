import { describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { amount, card, sandboxBench } from '#testing/sandbox.ts'
import { createSandboxPayments } from './sandbox-payments.ts'

const bench = sandboxBench()

test.for([
  ['4242424242424242', 'visa', '4242'],
  ['5555555555554444', 'mastercard', '4444'],
] as const)(
  '%s holds the amount and shows no more of the card than brand and last four',
  async ([number, brand, last4]) => {
    const paymentId = newId()
    expect(await bench.gateway.authorise({ paymentId, amount, card: card(number) })).toEqual({
      ok: true,
      value: { paymentId, amount, card: { brand, last4 } },
    })
    expect(await bench.book()).toEqual([
      { paymentId, status: 'authorised', amount: 12_345, currency: 'EUR', captured: 0, refunded: 0 },
    ])
  },
)

test.for([
  ['4000000000000002', 'generic'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['378282246310005', 'test_cards_only'],
  ['4242424242424241', 'invalid_number'],
] as const)('%s is declined as %s, and again when asked again', async ([number, reason]) => {
  const request = { paymentId: newId(), amount, card: card(number) }
  const declined = { ok: false, failure: { code: 'declined', reason } }
  expect(await bench.gateway.authorise(request)).toEqual(declined)
  expect(await bench.gateway.authorise(request)).toEqual(declined)
  expect(await bench.gateway.capture(request.paymentId)).toMatchObject({
    failure: { code: 'refused', reason: 'declined' },
  })
  expect(await bench.gateway.release(request.paymentId)).toMatchObject({
    ok: true,
    value: { status: 'declined' },
  })
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

test('the same id with another amount or another card is refused and changes nothing', async () => {
  const paymentId = newId()
  await bench.gateway.authorise({ paymentId, amount, card: card() })
  const different = { ok: false, failure: { code: 'refused', reason: 'different_request' } }
  expect(await bench.gateway.authorise({ paymentId, amount: money(1, 'EUR'), card: card() })).toEqual(
    different,
  )
  expect(await bench.gateway.authorise({ paymentId, amount, card: card('5555555555554444') })).toEqual(
    different,
  )
  expect(await bench.book()).toMatchObject([{ amount: 12_345, status: 'authorised' }])
})

test('an id the gateway has never heard of is found as null and cannot be captured or refunded', async () => {
  expect(await bench.gateway.find(newId())).toEqual({ ok: true, value: null })
  const unknown = { ok: false, failure: { code: 'refused', reason: 'not_found' } }
  expect(await bench.gateway.capture(newId())).toEqual(unknown)
  expect(await bench.gateway.refund({ paymentId: newId(), refundId: newId(), amount })).toEqual(unknown)
})

test('capture and release each act once, and neither after the other', async () => {
  const captured = await bench.paid()
  expect(await bench.gateway.capture(captured)).toMatchObject({ ok: true, value: { captured: amount } })
  expect(await bench.gateway.release(captured)).toMatchObject({
    failure: { code: 'refused', reason: 'captured' },
  })

  const released = newId()
  await bench.gateway.authorise({ paymentId: released, amount, card: card() })
  expect(await bench.gateway.release(released)).toMatchObject({ ok: true, value: { status: 'released' } })
  expect(await bench.gateway.release(released)).toMatchObject({ ok: true, value: { status: 'released' } })
  expect(await bench.gateway.capture(released)).toMatchObject({
    failure: { code: 'refused', reason: 'released' },
  })
})

test('refunds in parts stop at what was captured, and one refund id pays back once', async () => {
  const paymentId = await bench.paid()
  const first = { paymentId, refundId: newId(), amount: money(10_000, 'EUR') }
  const once = { ok: true, value: { status: 'captured', refunded: money(10_000, 'EUR') } }
  const answers = await Promise.all([
    bench.gateway.refund(first),
    bench.gateway.refund(first),
    bench.gateway.refund(first),
  ])
  for (const answer of answers) expect(answer).toMatchObject(once)

  const rest = money(2_345, 'EUR')
  expect(
    await bench.gateway.refund({ paymentId, refundId: newId(), amount: money(2_346, 'EUR') }),
  ).toMatchObject({
    failure: { reason: 'above_captured' },
  })
  expect(await bench.gateway.refund({ ...first, amount: rest })).toMatchObject({
    failure: { reason: 'different_request' },
  })
  expect(await bench.gateway.refund({ paymentId, refundId: newId(), amount: rest })).toMatchObject({
    ok: true,
    value: { refunded: amount },
  })
  expect(await bench.book()).toMatchObject([{ captured: 12_345, refunded: 12_345 }])
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

describe('a card whose bank wants to ask', () => {
  const RETURN = 'http://shop.test/back'

  async function asked() {
    const gateway = createSandboxPayments({
      url: bench.sandbox.url,
      timeoutMs: 5_000,
      returnUrl: (paymentId) => `${RETURN}?${paymentId}`,
    })
    const request = { paymentId: newId(), amount, card: card('4000002500003155') }
    const url = `${bench.sandbox.url}/challenge/${request.paymentId}`
    const action = { ok: true, value: { paymentId: request.paymentId, action: { type: 'redirect', url } } }
    expect(await gateway.authorise(request)).toEqual(action)
    expect(await gateway.authorise(request)).toEqual(action)
    const answer = (body: string) => fetch(url, { method: 'POST', body, redirect: 'manual' })
    return { gateway, request, url, answer }
  }

  test.for([
    ['answer=yes', 'authorised'],
    ['answer=no', 'declined'],
    ['', 'declined'],
  ] as const)('%s is %s, for good, and leads back to the shop', async ([body, status]) => {
    const { gateway, request, url, answer } = await asked()
    expect(await gateway.find(request.paymentId)).toMatchObject({ value: { status: 'action_required' } })
    expect(await gateway.capture(request.paymentId)).toMatchObject({ failure: { code: 'refused' } })
    expect(await (await fetch(url)).text()).toContain('123.45 EUR')
    for (const said of [body, 'answer=yes', 'answer=no']) {
      const back = await answer(said)
      expect(back.headers.get('location')).toBe(`${RETURN}?${request.paymentId}`)
      expect(await gateway.find(request.paymentId)).toMatchObject({ value: { status } })
    }
  })

  test('released before the traveller has answered, a late yes holds nothing', async () => {
    const { gateway, request, answer } = await asked()
    expect(await gateway.release(request.paymentId)).toMatchObject({ value: { status: 'released' } })
    await answer('answer=yes')
    expect(await gateway.find(request.paymentId)).toMatchObject({ value: { status: 'released' } })
  })
})
