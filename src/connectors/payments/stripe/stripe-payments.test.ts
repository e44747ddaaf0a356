import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Operation, InjectedFault } from '#src/simulators/sandbox/fault-injection.ts'
import { STRIPE_KEYS, stripeBench } from '#testing/stand-ins/stripe.ts'
import { gatewayRules } from '../suite/gateway.suite.ts'
import { STRIPE } from './manifest.ts'

const bench = stripeBench()
const amount = money(12_345, 'EUR')
const VISA = { paymentMethodId: 'pm_card_visa' }
const ENTERED_CARD = {
  number: '4242424242424242',
  expiryMonth: 12,
  expiryYear: 2030,
  cvc: '123',
  holder: 'Layla',
}
const card = (id: string) => ({ paymentMethodId: `pm_card_${id}` })

beforeEach(() => bench.stripe.order({ mode: 'none' }))

async function createHold(of = amount): Promise<string> {
  const paymentId = newId()
  expect((await bench.gateway.authorise({ paymentId, amount: of, card: VISA })).ok).toBe(true)
  return paymentId
}

gatewayRules({
  name: STRIPE.name,
  connect: ({ url = bench.stripe.url, wrongKey = false } = {}) =>
    STRIPE.connect(
      {
        STRIPE_SECRET_KEY: wrongKey ? 'sk_test_other' : STRIPE_KEYS.secretKey,
        STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
        STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
        STRIPE_URL: url,
      },
      { url, timeoutMs: 2_000, returnUrl, references: bench.references },
    ),
  cards: {
    usual: VISA,
    other: card('mastercard'),
    challenged: card('authenticationRequired'),
    declined: [
      [card('visa_chargeDeclined'), 'generic'],
      [card('visa_chargeDeclinedInsufficientFunds'), 'insufficient_funds'],
    ],
    foreign: ENTERED_CARD,
  },
  last4: '4242',
  returnUrl,
  answerBank: async (url, yes) => bench.stripe.challenge(url.split('/').at(-1) ?? '', yes),
  booked: async (paymentId) =>
    bench.stripe.intents().filter(({ metadata }) => metadata['payment_id'] === paymentId).length,
  injectFault,
})

function returnUrl(paymentId: string): string {
  return `http://rihla.test/payments/${paymentId}/return`
}

/** Injects a fault. Stripe's library retries once by itself when a connection breaks, so the retry breaks too. */
async function injectFault(mode: InjectedFault['mode'], operation: Operation): Promise<void> {
  bench.stripe.order({ mode, operation, times: mode.startsWith('drop') ? 2 : 1 })
}

async function paid(of = amount): Promise<string> {
  const paymentId = await createHold(of)
  expect((await bench.gateway.capture(paymentId)).ok).toBe(true)
  return paymentId
}

test('dinars are counted in thousandths at Stripe and in hundredths here', async () => {
  const dinars = money(12_345, 'KWD')
  const paymentId = await paid(dinars)
  expect(bench.intentOf(paymentId)).toMatchObject({ amount: 123_450, currency: 'kwd' })
  expect(await bench.gateway.find(paymentId)).toMatchObject({ value: { captured: dinars } })
  await bench.gateway.refund({ paymentId, refundId: newId(), amount: dinars })
  expect(await bench.gateway.find(paymentId)).toMatchObject({ value: { refunded: dinars } })
})

test('ten equal authorisations at once make one intent, of the amount as Stripe counts it', async () => {
  const request = { paymentId: newId(), amount, card: VISA }
  await Promise.all(Array.from({ length: 10 }, () => bench.gateway.authorise(request)))
  expect(bench.intentOf(request.paymentId)).toMatchObject({
    status: 'requires_capture',
    amount: 12_345,
    currency: 'eur',
  })
})

test('one refund id makes one refund at Stripe', async () => {
  const paymentId = await paid()
  const refund = { paymentId, refundId: newId(), amount: money(10_000, 'EUR') }
  await Promise.all([bench.gateway.refund(refund), bench.gateway.refund(refund)])
  await bench.gateway.refund(refund)
  const { id } = bench.intentOf(paymentId)
  expect(bench.stripe.refunds().filter(({ payment_intent }) => payment_intent === id)).toHaveLength(1)
})

test('a payment that is let go before the bank is answered is cancelled at Stripe', async () => {
  const paymentId = newId()
  await bench.gateway.authorise({ paymentId, amount, card: card('authenticationRequired') })
  await bench.gateway.release(paymentId)
  expect(bench.intentOf(paymentId).status).toBe('canceled')
})

test('a card as it was typed is never sent on', async () => {
  const before = bench.stripe.intents().length
  expect(await bench.gateway.authorise({ paymentId: newId(), amount, card: ENTERED_CARD })).toMatchObject({
    failure: { code: 'refused', reason: 'invalid_request' },
  })
  expect(bench.stripe.intents()).toHaveLength(before)
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

test('a refund of ours that came back is told, with its amount in hundredths; one made by hand at Stripe is not', async () => {
  const dinars = money(12_345, 'KWD')
  const paymentId = await paid(dinars)
  expect(await bench.gateway.reversals(paymentId)).toEqual({ ok: true, value: [] })
  await bench.gateway.refund({ paymentId, refundId: newId(), amount: money(345, 'KWD') })
  expect(await bench.gateway.reversals(paymentId)).toEqual({ ok: true, value: [] })
  const { id } = bench.intentOf(paymentId)
  const ours = bench.stripe.refunds().find((refund) => refund.payment_intent === id)!
  const byHand = await fetch(`${bench.stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_KEYS.secretKey}` },
    body: new URLSearchParams({ payment_intent: id, amount: '100' }),
  })
  for (const refund of [ours, (await byHand.json()) as { id: string }]) bench.stripe.failRefund(refund.id)
  expect(await bench.gateway.reversals(paymentId)).toEqual({
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
  expect(await bench.gateway.reversals(paymentId)).toEqual({
    ok: true,
    value: [{ kind: 'dispute', id, amount, state, answerBy }],
  })
})

test('a dispute that we accept is lost, and one that is decided is refused', async () => {
  const paymentId = await paid()
  const answerBy = Temporal.Instant.from('2027-01-10T23:59:59Z')
  const id = bench.stripe.openDispute(bench.intentOf(paymentId).id, 'needs_response', answerBy)
  expect(await bench.gateway.acceptDispute?.(id)).toEqual({ ok: true, value: null })
  expect(await bench.gateway.reversals(paymentId)).toMatchObject({ value: [{ id, state: 'lost' }] })
  expect(await bench.gateway.acceptDispute?.(id)).toMatchObject({ failure: { code: 'refused' } })
  expect(await bench.gateway.acceptDispute?.('dp_none')).toMatchObject({ failure: { reason: 'not_found' } })
})

test('a payment without an intent has no reversals; an answer that is lost or none says nothing of them', async () => {
  expect(await bench.gateway.reversals(newId())).toEqual({ ok: true, value: [] })
  const paymentId = await paid()
  await injectFault('garbage', 'find')
  expect(await bench.gateway.reversals(paymentId)).toMatchObject({ ok: false })
  await injectFault('failing', 'find')
  expect(await bench.gateway.reversals(paymentId)).toMatchObject({ failure: { code: 'no_answer' } })
})
