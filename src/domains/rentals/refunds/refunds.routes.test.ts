import { expect, test } from 'vitest'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'
import { readConfig } from '#src/config.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { StaffBooking } from '../staff/staff-booking.contract.ts'
import type { Approvals } from './refund-request.contract.ts'

/** Below what the cars of this file cost. */
const LIMIT = 50_00

const app = forFile(
  await testApp({ fleet: { stock: 60 }, environment: { REFUND_APPROVAL: `${LIMIT / 100} EUR` } }),
)
const { db } = app.database
const gateway = gatewayAt(app.simulators.payments.url)
const people = peopleOf(app)
const steps = journey(app)
const tokenOf = async (...roles: StaffRole[]) =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles: roles }))).token
const support = await tokenOf('support')
const finance = await tokenOf('finance')
const second = await tokenOf('finance')

const eur = (amount: number) => ({ amount, currency: 'EUR' })

let drivers = 0
async function ordered(plan: PlanLabel = 'Non-refundable', langId = 1): Promise<Booking> {
  const token = await steps.guest()
  const cart = await steps.cart(token, (await steps.quote(plan)).quote_id)
  await db.updateTable('bookings').set({ lang_id: langId }).where('id', '=', cart.booking_id).execute()
  const driver = { ...DRIVER, email: `refunded-${(drivers += 1)}@example.com` }
  const { body } = await steps.order(token, cart, { driver })
  expect(body.booking.status).toBe('confirmed')
  return body.booking
}

type Wish = { token?: string; key?: string; cause?: string; reason?: string; currency?: string }
const refund = (id: string, amount: number, { token = finance, key, currency = 'EUR', ...wish }: Wish = {}) =>
  app.call(`/api/staff/bookings/${id}/refund`, {
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { amount: { amount, currency }, cause: 'car_late', reason: 'Two hours at the desk', ...wish },
  })
const read = async (id: string, token = finance): Promise<StaffBooking> =>
  (await app.call(`/api/staff/bookings/${id}`, { token })).body
const approvals = async (): Promise<Approvals> =>
  (await app.call('/api/staff/approvals?page_size=100', { token: finance })).body
const decide = (id: string, approve: boolean, token = second) =>
  app.call(`/api/staff/approvals/${id}`, { token, body: { approve } })
const retry = (id: string, token = finance) =>
  app.call(`/api/staff/bookings/${id}/retry-refund`, { token, body: {} })
const requestOf = async (id: string) => (await read(id)).refunds[0]!.request_id
const actionsOf = async (id: string) =>
  (await read(id)).journal.flatMap((one) => (one.of === 'staff' ? [one.action] : []))
const mailsOf = (booking: Booking) =>
  db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', booking.driver?.email ?? '')
    .orderBy('id')
    .execute()
/** What the gateway has given back of a booking. */
const backAtGateway = async (booking: Booking) =>
  (await booksOf(app, booking)).charges.reduce((sum, charge) => sum + (charge?.refunded ?? 0), 0)
async function settled() {
  for (let minute = 0; minute < 8; minute++) {
    app.clock.pass({ minutes: 1 })
    await app.app.runJob('settle bookings')
  }
}

test('a part goes back to the card while the booking stays; ledger, invoice, journal and traveller are told', async () => {
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
  expect(await actionsOf(id)).toContain('refund_booking')
  const mail = (await mailsOf(booking)).at(-1)
  expect(mail?.subject).toContain(reference)
  for (const said of ['€30.00', 'not ready on time', '4242']) expect(mail?.text).toContain(said)
  expect(mail?.text).not.toContain('Two hours')
  expect(after.booking.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
})

test('who reads Arabic is told in Arabic', async () => {
  const booking = await ordered('Non-refundable', 2)
  await refund(booking.booking_id, 1000, { cause: 'charged_wrongly' })
  expect((await mailsOf(booking)).at(-1)?.text).toContain('أخذنا أكثر مما يجب')
})

test('each part is credited to the invoice, which holds for the rest', async () => {
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

test('beyond the limit a second person of finance agrees, and nobody to what they asked for themselves', async () => {
  const booking = await ordered()
  const { booking_id: id } = booking
  expect((await refund(id, LIMIT + 1)).body).toEqual({ waits: true })
  expect(await backAtGateway(booking)).toBe(0)
  const shown = await read(id)
  expect(shown.refunds).toMatchObject([{ state: 'waiting', decided_by: null }])
  expect(shown.money.waiting).toEqual(eur(LIMIT + 1))
  const request = await requestOf(id)
  expect((await approvals()).items).toContainEqual(
    expect.objectContaining({
      request_id: request,
      booking_id: id,
      reference: booking.reference,
      amount: eur(LIMIT + 1),
      card: { brand: 'visa', last4: '4242' },
    }),
  )

  expectProblem(await decide(request, true, finance), { status: 409, code: 'second_person_needed' })
  expectProblem(await decide(request, true, support), { status: 403, code: 'staff_role_missing' })
  const answers = await Promise.all([decide(request, true), decide(request, true)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)?.body.request.state).toBe('done')
  expectProblem(await decide(request, false), { status: 409, code: 'refund_decided' })
  expect(await backAtGateway(booking)).toBe(LIMIT + 1)
  expect(await actionsOf(id)).toEqual(expect.arrayContaining(['ask_refund', 'approve_refund']))
  expect((await approvals()).items.map(({ request_id }) => request_id)).not.toContain(request)
})

test('many small refunds of one person are as a large one', async () => {
  const { booking_id: id } = await ordered()
  expect((await refund(id, LIMIT)).body).toEqual({ waits: false })
  expect((await refund(id, 1)).body).toEqual({ waits: true })
  expect((await refund(id, 1, { token: second })).body).toEqual({ waits: false })

  const admin = await tokenOf('admin')
  const path = '/api/staff/settings/refund_limit'
  await app.call(path, { token: admin, body: { value: `${LIMIT / 100 + 1} EUR`, version: 0 } })
  expect((await refund(id, 99)).body, 'as the staff have set it').toEqual({ waits: false })
})

test('support asks, and what is declined moves nothing and can be asked for again', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  expect((await read(id, support)).acts).toEqual(['refund', 'cancel'])
  expect((await refund(id, price.pay_now.amount, { token: support })).body).toEqual({ waits: true })
  expectProblem(await refund(id, 1), { status: 409, code: 'refund_above_paid' })
  expect((await decide(await requestOf(id), false)).body.request).toMatchObject({ state: 'declined' })
  expect(await actionsOf(id)).toContain('decline_refund')
  expect(await backAtGateway(booking)).toBe(0)
  expect((await read(id)).money.left).toEqual(price.pay_now)
  expect((await refund(id, 1)).body).toEqual({ waits: false })
})

test('what the gateway refuses has failed, says so, and is tried again', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  const [payment] = await db.selectFrom('payments').select('id').where('booking_id', '=', id).execute()
  // Somebody has refunded all but a little at the gateway itself.
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
  const said = shown.journal.map(
    (one) => `${one.of} ${'state' in one ? one.state : 'kind' in one ? one.kind : ''}`,
  )
  for (const one of ['refund failed', 'event refund_failed', 'task refund_refused'])
    expect(said).toContain(one)
  expect(said).not.toContain('event refunded')
  expect(await mailsOf(booking)).toHaveLength(1)
  expect(shown.acts).toContain('retry_refund')
  expect((await read(id, support)).acts).not.toContain('retry_refund')
  expectProblem(await retry(id, support), { status: 403, code: 'staff_role_missing' })

  expect((await retry(id)).status).toBe(200)
  expect((await read(id)).refunds).toMatchObject([{ state: 'failed' }])
  // As if no more had been asked for than there is room for.
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

test('cancelled in time after a part went back, the rest does, and nothing is given twice', async () => {
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

test('cancelled with more than the terms, that goes back once the supplier has cancelled', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  const cancel = (amount: number) =>
    app.call(`/api/staff/bookings/${id}/cancel`, {
      token: finance,
      body: { refund: eur(0), reason: 'Ill', goodwill: { amount: eur(amount), cause: 'plans_changed' } },
    })
  expectProblem(await cancel(price.pay_now.amount + 1), { status: 409, code: 'refund_above_paid' })
  await app.simulators.okMobility.injectFault({ mode: 'drop' })
  expect((await cancel(4000)).body).toMatchObject({ supplier_state: 'cancelling', waits: false })
  expect((await read(id)).refunds).toMatchObject([{ state: 'planned' }])
  expect(await backAtGateway(booking)).toBe(0)
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await settled()
  const after = await read(id)
  expect(after.booking).toMatchObject({ status: 'cancelled', refund: { amount: eur(0), fee: price.pay_now } })
  expect(after.refunds).toMatchObject([{ state: 'done', with_cancellation: true }])
  expect(await backAtGateway(booking)).toBe(4000)
  const ledger = await ledgerOf(db, id)
  expect([ledger['travellers'], ledger['goodwill']]).toEqual([undefined, 4000])
})

test('what support gives with a cancellation waits, and is agreed to when the car is gone', async () => {
  const booking = await ordered()
  const { booking_id: id } = booking
  const { body } = await app.call(`/api/staff/bookings/${id}/cancel`, {
    token: support,
    body: { refund: eur(0), reason: 'Ill', goodwill: { amount: eur(1500), cause: 'plans_changed' } },
  })
  expect(body).toMatchObject({ status: 'cancelled', waits: true })
  expect((await decide(await requestOf(id), true)).body.request.state).toBe('done')
  expect(await backAtGateway(booking)).toBe(1500)
})

test('refunds that cannot be are refused, and nothing is written', async () => {
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
