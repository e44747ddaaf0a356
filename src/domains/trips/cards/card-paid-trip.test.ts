import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'
import { readConfig } from '#src/config.ts'
import { differingTrips, TRIP_DIFFERENCES } from '#testing/builders/trips/differing-trips.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { CARD } from '#testing/builders/rentals/journey.ts'
import { TRAVELLER, tripsOf } from '#testing/builders/rentals/journeys.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { card } from '#testing/stand-ins/sandbox.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

let app: TestApp
let trips: Awaited<ReturnType<typeof tripsOf>>
beforeAll(async () => {
  app = await testApp()
  trips = await tripsOf(app)
})
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

async function staffToken(): Promise<string> {
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'dispatch@example.com' })
  return (await people.tokenOf(staffId)).token
}
afterAll(() => app.close())

/** Books a trip to be paid by card, as a retail traveller. */
async function bookByCard() {
  const { headers } = await profileOf(app)
  const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.rental, headers)
  const body = { quote_id, traveller: TRAVELLER, accept_total: fare.total, pay_by: 'card' }
  const created = await app.call('/trips/api/trip/create', { headers, body })
  const { trip_id: id, reference } = created.body.trip
  const call = (path: string, sent?: object) =>
    app.call(`/trips/api/trip/${path}`, { headers, ...(sent && { body: sent }) })
  const payment = async () => (await call(`${id}/payment`)).body.payment
  const token = async () => new URL((await payment()).url).searchParams.get('token') ?? ''
  const mails = () =>
    app.database.db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('subject', 'like', `%${reference}%`)
      .orderBy('id')
      .execute()
  return {
    id,
    mails,
    headers,
    total: fare.total,
    call,
    payment,
    detail: async () => (await call(`${id}/detail`)).body.trip,
    cancel: () => call('cancel', { trip_id: id }),
    async pay(number = CARD.number) {
      return app.call('/api/trip-payment', {
        body: { reference, token: await token(), payment: { ...CARD, number } },
      })
    },
    async payUntil() {
      const link = new URLSearchParams({ reference, token: await token() })
      return (await app.call(`/api/trip-payment?${link.toString()}`)).body.payment.pay_until
    },
    async atGateway() {
      const { id: paymentId } = await app.database.db
        .selectFrom('payments')
        .select('id')
        .where('trip_id', '=', id)
        .executeTakeFirstOrThrow()
      const book = await gatewayAt(app.simulators.payments.url).book()
      return book.find((line) => line.paymentId === paymentId)
    },
  }
}

test('an event that arrives before the bank challenge is recorded leaves it open; an unrecorded challenge is abandoned', async () => {
  const trip = await bookByCard()
  await trip.pay('4000002500003155')
  const { db } = app.database
  const payments = db.selectFrom('payments').select(['id', 'state']).where('trip_id', '=', trip.id)
  const { id } = await payments.executeTakeFirstOrThrow()
  await db
    .updateTable('payments')
    .set({ action_url: null, action_until: null })
    .where('id', '=', id)
    .execute()
  const event = () => app.app.request(`http://rihla.test/payments/${id}/return`)
  await event()
  expect(await payments.execute()).toEqual([{ id, state: 'opened' }])
  app.clock.pass({ minutes: 2 })
  await event()
  expect(await payments.execute()).toEqual([{ id, state: 'released' }])
})

test('a card booker gets a link to the payment page, and the trip shows the amount paid', async () => {
  const trip = await bookByCard()
  expect((await trip.detail()).paid).toEqual({ ...trip.total, amount: 0 })
  expect(await trip.payment()).toEqual({
    status: 'due',
    pay_until: '2026-12-01T09:30:00Z',
    card: null,
    action: null,
    url: expect.stringMatching(/^http:\/\/rihla\.test\/en\/trip-payment\/\w{10}\?token=/),
  })
  const [reserved, ...none] = await trip.mails()
  expect(none).toEqual([])
  expect(reserved?.subject).toMatch(/^Pay to keep your trip in Bengaluru/)
  for (const detail of [
    'at 15:00, local time',
    'By card, not paid yet',
    'http://rihla.test/en/trip-payment/',
  ])
    expect(reserved?.text).toContain(detail)
  expect((await trip.pay()).body.payment.status).toBe('paid')
  expect((await trip.mails()).at(-1)).toMatchObject({
    subject: expect.stringMatching(/^Receipt: payment for your trip \w{10}$/),
    text: expect.stringContaining('We have received ₹2,520.00'),
  })
  const { paid, events } = await trip.detail()
  expect(paid).toEqual(trip.total)
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['booked', 'paid'])
})

test('a cancelled trip is refunded by its rules, once', async () => {
  const trip = await bookByCard()
  await trip.pay()
  const cancelled = await trip.cancel()
  expect(cancelled.body.refund).toEqual(trip.total)
  await Promise.all([1, 2].map(() => app.app.runJob('settle trip payments')))
  await app.app.runJob('settle trip payments')
  expect(await trip.atGateway()).toMatchObject({ captured: trip.total.amount, refunded: trip.total.amount })
  expect((await trip.payment()).status).toBe('refunded')
  const { events } = await trip.detail()
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'booked',
    'paid',
    'cancelled',
    'refunded',
  ])
})

test('an unanswered refund is sent again, and arrives once', async () => {
  const trip = await bookByCard()
  await trip.pay()
  await trip.cancel()
  await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'failing', operation: 'refund', times: 1 })
  await app.app.runJob('settle trip payments')
  expect((await trip.atGateway())?.refunded).toBe(0)
  app.clock.pass({ minutes: 2 })
  await app.app.runJob('settle trip payments')
  expect((await trip.atGateway())?.refunded).toBe(trip.total.amount)
})

test('a trip not paid within half an hour is cancelled free of charge; a paid one is not', async () => {
  const [unpaid, paid] = [await bookByCard(), await bookByCard()]
  await paid.pay()
  app.clock.pass({ minutes: 29 })
  await app.app.runJob('cancel unpaid trips')
  expect((await unpaid.detail()).status).toBe('booked')
  app.clock.pass({ minutes: 2 })
  await app.app.runJob('cancel unpaid trips')
  expect(await unpaid.detail()).toMatchObject({
    status: 'cancelled',
    cancelled: { fee: { amount: 0 }, refund: { amount: 0 }, reason: 'Not paid in time' },
  })
  const sent = (await unpaid.mails()).map(({ subject, text }) => subject + text).join()
  expect(sent).toMatch(/Pay to keep.*Reason: Not paid in time/s)
  expect(sent).not.toMatch(/is booked|not_paid/)
  expect((await paid.detail()).status).toBe('booked')
  expectProblem(await unpaid.pay(), { status: 409, code: 'trip_not_payable' })
})

test('a trip stays reserved unpaid for the time set when it was booked, whatever is set later', async () => {
  const staff = await staffCalls(app)
  const before = await bookByCard()
  await staff.post('settings/trip_unpaid', { value: 15, version: 0 })
  const after = await bookByCard()
  expect(await after.payUntil()).toBe(app.clock.now().add({ minutes: 15 }).toString())
  app.clock.pass({ minutes: 16 })
  await app.app.runJob('cancel unpaid trips')
  expect([(await before.detail()).status, (await after.detail()).status]).toEqual(['booked', 'cancelled'])
  await staff.post('settings/trip_unpaid', { value: 60, version: 1 })
  app.clock.pass({ minutes: 15 })
  await app.app.runJob('cancel unpaid trips')
  expect((await before.detail()).status).toBe('cancelled')
})

test('paid, billed and due are the same everywhere, and a bill with a balance is not shown as paid', async () => {
  const trip = await bookByCard()
  await trip.pay()
  const { amount, currency } = trip.total
  const { db } = app.database
  const bill = { lines: [], total: { amount: amount + 12_345, currency } }
  await db
    .updateTable('trips')
    .set({ status: 'billed', bill, billed_total: amount + 12_345, bill_number: 'TRIP-2026-009999' })
    .where('id', '=', trip.id)
    .execute()
  const money = {
    quoted: trip.total,
    billed: { amount: amount + 12_345, currency },
    paid: trip.total,
    due: { amount: 12_345, currency },
  }
  const { reference, money: ofDetail } = await trip.detail()
  expect(ofDetail).toEqual(money)
  expect((await trip.payment()).status).toBe('part_paid')
  const { headers } = trip
  const grid = (await app.call('/trips/api/trip/grid', { headers })).body.rows
  expect(grid).toMatchObject([{ reference, total: money.quoted, billed: money.billed, due: money.due }])
  expect(grid).toMatchObject([{ paid: money.paid }])
  expect((await app.call(`/trips/api/billing/grid?trip_id=${trip.id}`, { headers })).body).toMatchObject(
    money,
  )
  const token = await staffToken()
  const [listed] = (await app.call(`/api/staff/trips?search=${reference}`, { token })).body.items
  expect(listed).toMatchObject({ total: money.billed, money })
  expect((await app.call(`/api/staff/trips/${trip.id}`, { token })).body.trip.money).toEqual(money)
})

test('the payment link is shown only to the trip’s people', async () => {
  const trip = await bookByCard()
  const otherPerson = await profileOf(app)
  expectProblem(await app.call(`/trips/api/trip/${trip.id}/payment`, { headers: otherPerson.headers }), {
    status: 404,
    code: 'trip_not_found',
  })
})

test('the gateway’s book is compared with ours each day: each difference is a task, until both agree', async () => {
  const { url } = app.simulators.payments
  const gateway = createSandboxPayments({ url, apiKey: readConfig({}).PAYMENTS_KEY, timeoutMs: 5_000 })
  app.clock.pass({ hours: 72 })
  const trips = await differingTrips(app, gateway, card('4242424242424242', { expiryYear: 2030 }))
  await app.app.runJob('reconcile')
  expect(await trips.differences()).toEqual(TRIP_DIFFERENCES)
  const day = app.database.db.selectFrom('reconciliations').selectAll().orderBy('day', 'desc')
  expect(await day.executeTakeFirst()).toMatchObject({ trips: 6, differences: 4 })

  await trips.refundUnknownToUs()
  // Advances no trip payment: these trips are compared because of their open tasks.
  app.clock.pass({ hours: 72 })
  await gatewayAt(url).injectFault({ mode: 'failing' })
  await app.app.runJob('reconcile')
  await gatewayAt(url).injectFault({ mode: 'none' })
  expect(await trips.differences()).toEqual(TRIP_DIFFERENCES)
  app.clock.pass({ hours: 24 })
  await app.app.runJob('reconcile')
  expect(await trips.differences()).toEqual({ ...TRIP_DIFFERENCES, unknownToUs: [] })
})
