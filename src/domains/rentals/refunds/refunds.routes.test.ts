import { expect, test } from 'vitest'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'
import { readConfig } from '#src/config.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { eur, LIMIT, refundDesk } from '#testing/builders/staff/refund-desk.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const {
  app,
  gateway,
  steps,
  tokenOf,
  support,
  read,
  ordered,
  refund,
  decide,
  retry,
  requestOf,
  actionsOf,
  mailsOf,
  backAtGateway,
  settled,
} = forFile(await refundDesk())
const { db } = app.database

test('a partial refund goes to the card while the booking stays, and is in ledger, invoice, journal and mail', async () => {
  const booking = await ordered()
  const { booking_id: id, price, reference } = booking
  const before = await ledgerOf(db, id)
  expect((await read(id)).acts).toContain('refund')
  const done = await refund(id, 3000)
  expect([done.status, done.body]).toEqual([200, { waits: false }])

  const after = await read(id)
  expect(after.booking.status).toBe('confirmed')
  expect(after.money).toMatchObject({
    paid: price.pay_now,
    refunded: eur(3000),
    refunding: eur(0),
    waiting: eur(0),
    left: eur(price.pay_now.amount - 3000),
    alone: eur(LIMIT),
  })
  expect(after.refunds).toMatchObject([
    { state: 'done', amount: eur(3000), cause: 'car_late', reason: 'Two hours at the desk' },
  ])
  expect(await backAtGateway(booking)).toBe(3000)
  expect(await ledgerOf(db, id)).toEqual({
    ...before,
    gateway: (before['gateway'] ?? 0) - 3000,
    goodwill: 3000,
  })
  expect(after.booking.paid_back).toMatchObject([
    { amount: eur(3000), cause: 'car_late', with_cancellation: false, done: true },
  ])
  expect(await actionsOf(id)).toContain('refund_booking')
  const mail = (await mailsOf(booking)).at(-1)
  expect(mail?.subject).toContain(reference)
  for (const text of ['€30.00', 'not ready on time', '4242']) expect(mail?.text).toContain(text)
  expect(mail?.text).not.toContain('Two hours')
  expect(after.booking.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
})

test('a reader of Arabic is mailed in Arabic', async () => {
  const booking = await ordered('Non-refundable', 2)
  await refund(booking.booking_id, 1000, { cause: 'charged_wrongly' })
  expect((await mailsOf(booking)).at(-1)?.text).toContain('خصمنا منك مبلغًا أكبر من المستحق')
})

test('each part is credited to the invoice, which stays valid for the rest', async () => {
  const booking = await ordered()
  await refund(booking.booking_id, 1000)
  await refund(booking.booking_id, 500)
  const rows = await db
    .selectFrom('invoices')
    .select('content')
    .where('booking_id', '=', booking.booking_id)
    .where('kind', '=', 'credit_note')
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  const paid = booking.price.pay_now.amount
  expect(rows.map(({ content }) => (content as { refund: unknown }).refund)).toEqual([
    { amount: eur(1000), fee: eur(paid - 1000) },
    { amount: eur(500), fee: eur(paid - 1500) },
  ])
})

test('sent twice under one key, a refund is made once', async () => {
  const booking = await ordered()
  const key = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => refund(booking.booking_id, 700, { key })))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  await refund(booking.booking_id, 700, { key })
  expect(await backAtGateway(booking)).toBe(700)
})

test('a refund that the gateway rejects is shown as failed, and is retried', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  const [payment] = await db.selectFrom('payments').select('id').where('booking_id', '=', id).execute()
  // Simulates a refund of all but a small amount directly at the gateway.
  const elsewhere = {
    paymentId: payment!.id,
    refundId: crypto.randomUUID(),
    amount: eur(price.pay_now.amount - 100),
  }
  const { url } = app.simulators.payments
  const desk = createSandboxPayments({ url, apiKey: readConfig({}).PAYMENTS_KEY, timeoutMs: 5000 })
  expect((await desk.refund(elsewhere)).ok).toBe(true)

  expect((await refund(id, 2000)).body).toEqual({ waits: false })
  const shown = await read(id)
  expect(shown.booking.payment_status).toBe('refund_failed')
  expect(shown.refunds).toMatchObject([{ state: 'failed' }])
  expect(shown.money).toMatchObject({ refunded: eur(0), refunding: eur(0) })
  const text = shown.journal.map(
    (one) => `${one.of} ${'state' in one ? one.state : 'kind' in one ? one.kind : ''}`,
  )
  for (const one of ['refund failed', 'event refund_failed', 'task refund_refused'])
    expect(text).toContain(one)
  expect(text).not.toContain('event refunded')
  expect(await mailsOf(booking)).toHaveLength(1)
  expect(shown.acts).toContain('retry_refund')
  expect((await read(id, support)).acts).not.toContain('retry_refund')
  expectProblem(await retry(id, support), { status: 403, code: 'staff_role_missing' })

  expect((await retry(id)).status).toBe(200)
  expect((await read(id)).refunds).toMatchObject([{ state: 'failed' }])
  // Simulates a request that does not exceed the remaining amount.
  const request = await requestOf(id)
  await db.updateTable('refund_requests').set({ amount: 100 }).where('id', '=', request).execute()
  await db.updateTable('refunds').set({ amount: 100 }).where('request_id', '=', request).execute()
  expect((await retry(id)).status).toBe(200)
  const after = await read(id)
  expect(after.refunds).toMatchObject([{ state: 'done' }])
  expect(after.booking.payment_status).toBe('paid')
  expect(await mailsOf(booking)).toHaveLength(2)
  expectProblem(await retry(id), { status: 409, code: 'nothing_to_retry' })
})

test('a refund without an answer is on its way, and arrives once', async () => {
  for (const mode of ['drop', 'drop_after', 'garbage'] as const) {
    const booking = await ordered()
    await gateway.injectFault({ mode, operation: 'refund', times: 1 })
    expect((await refund(booking.booking_id, 1000)).body).toEqual({ waits: false })
    expect((await read(booking.booking_id)).refunds).toMatchObject([{ state: 'sending' }])
    await settled()
    expect((await read(booking.booking_id)).refunds).toMatchObject([{ state: 'done' }])
    expect(await backAtGateway(booking)).toBe(1000)
    expect(await mailsOf(booking)).toHaveLength(2)
  }
})

test('a timely cancellation after a partial refund refunds the rest, and nothing twice', async () => {
  const booking = await ordered('Flexible')
  const { booking_id: id, price } = booking
  await refund(id, 300)
  const { money } = await read(id)
  expect(money.cancellation).toMatchObject({ refund: eur(price.pay_now.amount - 300), fee: eur(0) })
  const cancelled = await app.call(`/api/staff/bookings/${id}/cancel`, {
    token: support,
    body: { refund: money.cancellation?.refund, reason: 'Asked by phone' },
  })
  expect(cancelled.status).toBe(200)
  expect(await backAtGateway(booking)).toBe(price.pay_now.amount)
  expect(await ledgerOf(db, id)).toEqual({})
  expectProblem(await refund(id, 1), { status: 409, code: 'refund_above_paid' })
})

test('impossible refunds are rejected, and nothing is written', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  expectProblem(await refund(id, price.pay_now.amount + 1), { status: 409, code: 'refund_above_paid' })
  expectProblem(await refund(id, 100, { currency: 'USD' }), { status: 422, code: 'refund_currency' })
  for (const wish of [{ cause: 'because' }, { reason: ' ' }])
    expectProblem(await refund(id, 100, wish), { status: 400, code: 'invalid_request' })
  for (const amount of [0, -1, 1.5])
    expectProblem(await refund(id, amount), { status: 400, code: 'invalid_request' })
  expectProblem(await refund(crypto.randomUUID(), 100), { status: 404, code: 'booking_not_found' })
  const dispatch = await tokenOf('dispatch')
  expectProblem(await refund(id, 100, { token: dispatch }), { status: 403, code: 'staff_role_missing' })
  const cart = await steps.cart(await steps.guest(), (await steps.quote('Flexible')).quote_id)
  expectProblem(await refund(cart.booking_id, 100), { status: 409, code: 'refund_not_now' })
  expectProblem(await decide(crypto.randomUUID(), true), { status: 404, code: 'refund_request_not_found' })
  expectProblem(await app.call('/api/staff/approvals', { token: support }), {
    status: 403,
    code: 'staff_role_missing',
  })
  expect((await read(id)).refunds).toEqual([])
})
