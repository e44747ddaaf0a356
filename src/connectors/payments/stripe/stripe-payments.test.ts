import { beforeEach, expect, test } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Operation, Trouble } from '../sandbox-trouble.ts'
import { STRIPE_KEYS, stripeBench } from '#testing/stripe.ts'

const bench = stripeBench()
const amount = money(12_345, 'EUR')
const VISA = { paymentMethodId: 'pm_card_visa' }
const CHALLENGED = { paymentMethodId: 'pm_card_authenticationRequired' }

beforeEach(() => bench.stripe.order({ mode: 'none' }))

async function held(card = VISA, of = amount): Promise<string> {
  const paymentId = newId()
  expect((await bench.gateway.authorise({ paymentId, amount: of, card })).ok).toBe(true)
  return paymentId
}

/** Stripe's library asks once more by itself when a connection breaks; here that one breaks too. */
function trouble(mode: Trouble['mode'], operation: Operation): void {
  bench.stripe.order({ mode, operation, times: mode.startsWith('drop') ? 2 : 1 })
}

async function paid(of = amount): Promise<string> {
  const paymentId = await held(VISA, of)
  expect((await bench.gateway.capture(paymentId)).ok).toBe(true)
  return paymentId
}

test('an amount is held, taken and given back in part, and Stripe is told whose it is', async () => {
  const paymentId = newId()
  expect(await bench.gateway.authorise({ paymentId, amount, card: VISA })).toEqual({
    ok: true,
    value: { paymentId, amount, card: { brand: 'visa', last4: '4242' } },
  })
  expect(bench.intentOf(paymentId)).toMatchObject({
    status: 'requires_capture',
    amount: 12_345,
    currency: 'eur',
  })
  expect(await bench.gateway.capture(paymentId)).toMatchObject({
    value: { status: 'captured', captured: amount, refunded: money(0, 'EUR') },
  })
  const refund = { paymentId, refundId: newId(), amount: money(345, 'EUR') }
  expect(await bench.gateway.refund(refund)).toMatchObject({ value: { refunded: money(345, 'EUR') } })
  expect(await bench.gateway.find(paymentId)).toMatchObject({
    value: { status: 'captured', amount, captured: amount, refunded: money(345, 'EUR') },
  })
})

test('dinars are counted in thousandths at Stripe and in hundredths here', async () => {
  const dinars = money(12_345, 'KWD')
  const paymentId = await paid(dinars)
  expect(bench.intentOf(paymentId)).toMatchObject({ amount: 123_450, currency: 'kwd' })
  expect(await bench.gateway.find(paymentId)).toMatchObject({ value: { captured: dinars } })
  await bench.gateway.refund({ paymentId, refundId: newId(), amount: dinars })
  expect(await bench.gateway.find(paymentId)).toMatchObject({ value: { refunded: dinars } })
})

test('ten equal authorisations at once make one intent', async () => {
  const request = { paymentId: newId(), amount, card: VISA }
  const answers = await Promise.all(Array.from({ length: 10 }, () => bench.gateway.authorise(request)))
  for (const answer of answers) expect(answer.ok).toBe(true)
  expect(bench.intentOf(request.paymentId).status).toBe('requires_capture')
})

test('the same id with another card or amount is refused, and nothing more is held', async () => {
  const paymentId = await held()
  const different = { failure: { code: 'refused', reason: 'different_request' } }
  const other = { paymentMethodId: 'pm_card_mastercard' }
  expect(await bench.gateway.authorise({ paymentId, amount, card: other })).toMatchObject(different)
  expect(await bench.gateway.authorise({ paymentId, amount: money(1, 'EUR'), card: VISA })).toMatchObject(
    different,
  )
  expect(bench.intentOf(paymentId).amount).toBe(12_345)
})

test.for([
  ['pm_card_visa_chargeDeclined', 'generic'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
] as const)(
  '%s is declined as %s, also when it is asked again or found',
  async ([paymentMethodId, reason]) => {
    const request = { paymentId: newId(), amount, card: { paymentMethodId } }
    const declined = { ok: false, failure: { code: 'declined', reason } }
    expect(await bench.gateway.authorise(request)).toEqual(declined)
    expect(await bench.gateway.authorise(request)).toEqual(declined)
    expect(await bench.gateway.find(request.paymentId)).toMatchObject({ value: { status: 'declined' } })
  },
)

test('a card as it was typed is never sent on', async () => {
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123', holder: 'Layla' }
  const before = bench.stripe.intents().length
  expect(await bench.gateway.authorise({ paymentId: newId(), amount, card })).toMatchObject({
    failure: { code: 'refused', reason: 'invalid_request' },
  })
  expect(bench.stripe.intents()).toHaveLength(before)
})

test.for([
  [true, 'authorised'],
  [false, 'declined'],
] as const)('a bank that wants to be asked: passed %s is %s', async ([passed, status]) => {
  const paymentId = newId()
  const asked = await bench.gateway.authorise({ paymentId, amount, card: CHALLENGED })
  const intent = bench.intentOf(paymentId)
  expect(asked).toEqual({
    ok: true,
    value: { paymentId, action: { type: 'redirect', url: `${bench.stripe.url}/3ds/${intent.id}` } },
  })
  expect(await bench.gateway.find(paymentId)).toMatchObject({ value: { status: 'action_required' } })
  expect(bench.stripe.challenge(intent.id, passed)).toBe(`http://rihla.test/payments/${paymentId}/return`)
  expect(await bench.gateway.find(paymentId)).toMatchObject({ value: { status } })
})

test('a traveller who never answers the bank is let go, and the bank’s late word holds nothing', async () => {
  const paymentId = await held(CHALLENGED)
  expect(await bench.gateway.release(paymentId)).toMatchObject({ value: { status: 'released' } })
  expect(bench.intentOf(paymentId).status).toBe('canceled')
})

test('capture and release act once, and neither after the other', async () => {
  const captured = await paid()
  expect(await bench.gateway.capture(captured)).toMatchObject({ value: { status: 'captured' } })
  expect(await bench.gateway.release(captured)).toMatchObject({
    failure: { code: 'refused', reason: 'captured' },
  })
  const released = await held()
  expect(await bench.gateway.release(released)).toMatchObject({ value: { status: 'released' } })
  expect(await bench.gateway.release(released)).toMatchObject({ value: { status: 'released' } })
  expect(await bench.gateway.capture(released)).toMatchObject({
    failure: { code: 'refused', reason: 'released' },
  })
})

test('an authorisation that comes after its release is refused, and nothing is held', async () => {
  const paymentId = newId()
  expect(await bench.gateway.release(paymentId)).toMatchObject({
    value: { status: 'released', amount: null },
  })
  expect(await bench.gateway.authorise({ paymentId, amount, card: VISA })).toMatchObject({
    failure: { code: 'refused', reason: 'released' },
  })
  expect(bench.intentOf(paymentId).status).toBe('requires_payment_method')
  expect(await bench.gateway.find(paymentId)).toEqual({ ok: true, value: null })
})

test('one refund id pays back once, and never more than was taken', async () => {
  const paymentId = await paid()
  const first = { paymentId, refundId: newId(), amount: money(10_000, 'EUR') }
  await Promise.all([bench.gateway.refund(first), bench.gateway.refund(first)])
  expect(await bench.gateway.refund(first)).toMatchObject({ value: { refunded: money(10_000, 'EUR') } })
  const more = { paymentId, refundId: newId(), amount: money(2_346, 'EUR') }
  expect(await bench.gateway.refund(more)).toMatchObject({
    failure: { code: 'refused', reason: 'above_captured' },
  })
  expect(
    bench.stripe.refunds().filter(({ payment_intent }) => payment_intent === bench.intentOf(paymentId).id),
  ).toHaveLength(1)
})

test('what was never authorised is unknown', async () => {
  expect(await bench.gateway.find(newId())).toEqual({ ok: true, value: null })
  const unknown = { failure: { code: 'refused', reason: 'not_found' } }
  expect(await bench.gateway.capture(newId())).toMatchObject(unknown)
  expect(await bench.gateway.refund({ paymentId: newId(), refundId: newId(), amount })).toMatchObject(unknown)
})

test.for([
  ['drop', 'no_answer', undefined],
  ['failing', 'no_answer', undefined],
  ['drop_after', 'no_answer', 'authorised'],
  ['garbage', 'no_answer', 'authorised'],
] as const)(
  'an authorisation met by %s is %s, and find tells that it is %s',
  async ([mode, code, status]) => {
    trouble(mode, 'authorise')
    const request = { paymentId: newId(), amount, card: VISA }
    expect(await bench.gateway.authorise(request)).toMatchObject({ failure: { code } })
    const found = await bench.gateway.find(request.paymentId)
    expect(found.ok && found.value?.status).toBe(status)
    expect(await bench.gateway.authorise(request)).toMatchObject({ ok: true })
  },
)

test.for(['drop', 'failing', 'drop_after', 'garbage'] as const)(
  'a capture, a release and a refund met by %s act once when they are asked again',
  async (mode) => {
    const [taken, heldToo, refunded] = [await held(), await held(), await paid()]
    const refund = { paymentId: refunded, refundId: newId(), amount }
    for (const [operation, call, status] of [
      ['capture', () => bench.gateway.capture(taken), 'captured'],
      ['release', () => bench.gateway.release(heldToo), 'released'],
      ['refund', () => bench.gateway.refund(refund), 'captured'],
    ] as const) {
      trouble(mode, operation)
      expect(await call(), operation).toMatchObject({ ok: false, failure: { code: 'no_answer' } })
      expect(await call(), operation).toMatchObject({ ok: true, value: { status } })
    }
    expect(await bench.gateway.find(refunded)).toMatchObject({ value: { refunded: amount } })
  },
)

test('a wrong key is refused and an address nobody answers at is unreachable', async () => {
  const request = { paymentId: newId(), amount, card: VISA }
  expect(await bench.client(bench.stripe.url, 'sk_test_other').authorise(request)).toMatchObject({
    failure: { code: 'refused', reason: 'not_authorized' },
  })
  const nobody = bench.client(`http://127.0.0.1:${await freePort()}`, STRIPE_KEYS.secretKey)
  expect(await nobody.authorise(request)).toMatchObject({ failure: { code: 'unreachable' } })
})

test('a refund of ours that came back is told, with its amount in hundredths; one made by hand at Stripe is not', async () => {
  const dinars = money(12_345, 'KWD')
  const paymentId = await paid(dinars)
  expect(await bench.gateway.setbacks(paymentId)).toEqual({ ok: true, value: [] })
  await bench.gateway.refund({ paymentId, refundId: newId(), amount: money(345, 'KWD') })
  expect(await bench.gateway.setbacks(paymentId)).toEqual({ ok: true, value: [] })
  const { id } = bench.intentOf(paymentId)
  const ours = bench.stripe.refunds().find((refund) => refund.payment_intent === id)!
  const byHand = await fetch(`${bench.stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_KEYS.secretKey}` },
    body: new URLSearchParams({ payment_intent: id, amount: '100' }),
  })
  for (const refund of [ours, (await byHand.json()) as { id: string }]) bench.stripe.failRefund(refund.id)
  expect(await bench.gateway.setbacks(paymentId)).toEqual({
    ok: true,
    value: [{ kind: 'refund_failed', id: ours.id, amount: money(345, 'KWD') }],
  })
})

test.for([
  ['warning_needs_response', 'asked'],
  ['warning_closed', 'closed'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['appeal_under_review', 'lost'],
] as const)('a dispute that Stripe calls %s is %s', async ([status, state]) => {
  const paymentId = await paid()
  const answerBy = Temporal.Instant.from('2027-01-10T23:59:59Z')
  const id = bench.stripe.openDispute(bench.intentOf(paymentId).id, status, answerBy)
  expect(await bench.gateway.setbacks(paymentId)).toEqual({
    ok: true,
    value: [{ kind: 'dispute', id, amount, state, answerBy }],
  })
})

test('a payment without an intent has no setbacks; an answer that is lost or none says nothing of them', async () => {
  expect(await bench.gateway.setbacks(newId())).toEqual({ ok: true, value: [] })
  const paymentId = await paid()
  trouble('garbage', 'find')
  expect(await bench.gateway.setbacks(paymentId)).toMatchObject({ ok: false })
  trouble('failing', 'find')
  expect(await bench.gateway.setbacks(paymentId)).toMatchObject({ failure: { code: 'no_answer' } })
})
