import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import pino from 'pino'
import { startStripeSimulator, type StripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { SHORTER } from '#testing/builders/rentals/changes.ts'
import { bookingPersonalData } from '#domains/rentals/bookings/booking-personal-data.store.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { STRIPE_KEYS, stripeEnvironment, stripeEvents } from '#testing/stand-ins/stripe.ts'

const lines: { msg: string; kind?: string; reference?: string }[] = []
let app: TestApp
let stripe: StripeSimulator
let traveller = 0
let { deliver, deliverAll, eventsAbout, intentOf } = {} as ReturnType<typeof stripeEvents>
beforeAll(async () => {
  stripe = await startStripeSimulator(STRIPE_KEYS)
  const log = pino({ level: 'warn', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
  app = await testApp({
    fleet: { stock: 50 },
    context: { log },
    environment: stripeEnvironment(stripe),
  })
  ;({ deliver, deliverAll, eventsAbout, intentOf } = stripeEvents(app, stripe))
})
beforeEach(() => {
  stripe.order({ mode: 'none' })
  lines.length = 0
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

async function paid() {
  const { guest, quote, cart, cancel, read } = journey(app)
  const driver = { ...DRIVER, email: `reversal-${(traveller += 1)}@example.com` }
  const token = await guest()
  const { booking_id, price, reference } = await cart(token, (await quote('Flexible')).quote_id)
  const { body } = await app.call('/api/user/order', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      booking_id,
      driver,
      accept_total: price.total,
      payment: { method: 'card', payment_method_id: 'pm_card_visa' },
    },
  })
  const payment = await app.database.db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', booking_id)
    .executeTakeFirstOrThrow()
  return {
    intentId: intentOf(payment.id),
    reference,
    paid: price.pay_now.amount,
    cancel: () => cancel(token, body.booking),
    /** Shortens it from four days to two, and returns the amount refunded, in hundredths. */
    async shorten(): Promise<number> {
      const modify = (more: object) =>
        app.call('/api/user/modify-booking', { token, body: { booking_id, ...SHORTER, ...more } })
      const { price, due } = (await modify({})).body.change
      expect((await modify({ accept_total: price.total })).body.booking.days).toBe(2)
      return -due.amount
    },
    read: () => read(token, booking_id),
    mails: async () => {
      const sent = await app.database.db
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', driver.email)
        .execute()
      return sent.map(({ subject }) => subject)
    },
    ledger: () => ledgerOf(app.database.db, booking_id),
    /** The payments in the person's data export. */
    async ownPayments() {
      const { db } = app.database
      const { user_id: userId } = await db
        .selectFrom('bookings')
        .select('user_id')
        .where('id', '=', booking_id)
        .executeTakeFirstOrThrow()
      const { read } = bookingPersonalData(db, { listAll: async () => [], clock: app.clock })
      const payments = (await read['payments']?.({ userId } as never)) as { status: string }[]
      return payments.map(({ status }) => status)
    },
    tasks: async () =>
      app.database.db
        .selectFrom('staff_tasks')
        .select(['kind', 'deadline', 'done_at'])
        .where('booking_id', '=', booking_id)
        .orderBy('kind')
        .execute(),
    async taskDone() {
      const done = app.database.db.updateTable('staff_tasks').set({ done_at: app.clock.now() })
      await done.where('booking_id', '=', booking_id).execute()
    },
  }
}

test('a refund that the card’s bank sends back is owed again, once, and a person is told to pay it', async () => {
  const trip = await paid()
  const { intentId, reference, paid: amount, cancel, ledger, tasks, taskDone } = trip
  await cancel()
  expect(await ledger()).toEqual({})
  stripe.failRefund(stripe.refunds().find((refund) => refund.payment_intent === intentId)!.id)
  const gatewayEvents = eventsAbout(intentId)
  await Promise.all(gatewayEvents.map(deliver))
  await deliverAll([...gatewayEvents, ...gatewayEvents])
  expect(await ledger()).toEqual({ gateway: amount, travellers: -amount })
  expect(await tasks()).toMatchObject([{ kind: 'pay_back', done_at: null }])
  expect(lines).toMatchObject([{ msg: 'a booking needs a person', kind: 'pay_back', reference }])

  const { payment_status, events } = await trip.read()
  expect(payment_status).toBe('refund_failed')
  expect(events.filter(({ kind }) => kind === 'refund_failed')).toHaveLength(1)
  const lost = `Your refund for ${reference} did not go through`
  expect((await trip.mails()).filter((subject) => subject === lost)).toHaveLength(1)

  await taskDone()
  expect((await trip.read()).payment_status).toBe('refunded')
  await deliverAll(gatewayEvents.map(({ body }) => ({ body: body.replaceAll('evt_', 'evt_again_') })))
  expect((await tasks())[0]?.done_at).not.toBeNull()
  expect((await trip.read()).payment_status).toBe('refunded')
  expect((await trip.mails()).filter((subject) => subject === lost)).toHaveLength(1)
})

test('a change’s refund that is sent back is owed again, and the booking says so until a person has paid it', async () => {
  const trip = await paid()
  const back = await trip.shorten()
  expect(back).toBeGreaterThan(0)
  stripe.failRefund(stripe.refunds().find((refund) => refund.payment_intent === trip.intentId)!.id)
  await deliverAll([...eventsAbout(trip.intentId), ...eventsAbout(trip.intentId)])
  expect(await trip.read()).toMatchObject({ status: 'confirmed', payment_status: 'refund_failed', days: 2 })
  expect(await trip.ownPayments()).toEqual(['refund_failed'])
  expect(await trip.ledger()).toMatchObject({ gateway: trip.paid, travellers: -back })
  expect(await trip.tasks()).toMatchObject([{ kind: 'pay_back', done_at: null }])
  const lost = `Your refund for ${trip.reference} did not go through`
  expect((await trip.mails()).filter((subject) => subject === lost)).toHaveLength(1)
  await trip.taskDone()
  expect((await trip.read()).payment_status).toBe('paid')
})

test('a refund that Stripe refuses has failed, and goes no further without a person', async () => {
  const trip = await paid()
  const { intentId, paid: amount, cancel, tasks } = trip
  // A person has refunded it in Stripe's dashboard.
  const refunded = await fetch(`${stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_KEYS.secretKey}` },
    body: new URLSearchParams({ payment_intent: intentId, amount: String(amount) }),
  })
  expect(refunded.status).toBe(200)
  await cancel()
  expect((await trip.read()).payment_status).toBe('refund_failed')
  expect(await trip.ownPayments()).toEqual(['refund_failed'])
  expect(await tasks()).toMatchObject([{ kind: 'refund_refused', done_at: null }])
})

test('disputed money is with the bank while it decides, and a person has to answer in time', async () => {
  const { intentId, paid: amount, ledger, tasks } = await paid()
  const before = await ledger()
  const answerBy = app.clock.now().add({ hours: 200 })
  const dispute = stripe.openDispute(intentId, 'needs_response', answerBy)
  await deliverAll(eventsAbout(intentId))
  const { gateway: _, ...others } = before
  expect(await ledger()).toEqual({ ...others, disputed: amount })
  expect(await tasks()).toEqual([{ kind: 'answer_dispute', deadline: answerBy, done_at: null }])

  stripe.moveDispute(dispute, 'won')
  await deliverAll(eventsAbout(intentId).toReversed())
  expect(await ledger()).toEqual(before)
  expect(await tasks()).toMatchObject([{ kind: 'answer_dispute', done_at: expect.any(Temporal.Instant) }])
})

test('a dispute that is lost is our loss, told of late and backwards as well, until an appeal is won', async () => {
  const { intentId, reference, paid: amount, ledger, tasks } = await paid()
  const before = await ledger()
  const dispute = stripe.openDispute(intentId, 'needs_response', app.clock.now().add({ hours: 200 }))
  stripe.moveDispute(dispute, 'under_review')
  stripe.moveDispute(dispute, 'lost')
  const gatewayEvents = eventsAbout(intentId)
  await deliverAll(gatewayEvents.toReversed())
  await Promise.all(gatewayEvents.map(deliver))
  const { gateway: _, ...others } = before
  expect(await ledger()).toEqual({ ...others, chargebacks: amount })
  expect(await tasks()).toMatchObject([{ kind: 'dispute_lost', done_at: null }])
  expect(lines).toMatchObject([{ kind: 'dispute_lost', reference }])

  stripe.moveDispute(dispute, 'appeal_under_review')
  await deliverAll(eventsAbout(intentId))
  expect(await ledger()).toEqual({ ...others, chargebacks: amount })
  stripe.moveDispute(dispute, 'won')
  await deliverAll(eventsAbout(intentId))
  expect(await ledger()).toEqual(before)
})

test('a bank that only asks has taken nothing, and is answered all the same', async () => {
  const { intentId, ledger, tasks } = await paid()
  const before = await ledger()
  const inquiry = stripe.openDispute(intentId, 'warning_needs_response', app.clock.now().add({ hours: 100 }))
  await deliverAll(eventsAbout(intentId))
  expect(await ledger()).toEqual(before)
  expect(await tasks()).toMatchObject([{ kind: 'answer_dispute', done_at: null }])
  stripe.moveDispute(inquiry, 'warning_closed')
  await deliverAll(eventsAbout(intentId))
  expect(await ledger()).toEqual(before)
  expect(await tasks()).toMatchObject([{ kind: 'answer_dispute', done_at: expect.any(Temporal.Instant) }])
})

test('news that cannot be looked into is refused, so that Stripe sends it again', async () => {
  const { intentId, paid: amount, ledger } = await paid()
  stripe.openDispute(intentId, 'needs_response', app.clock.now().add({ hours: 200 }))
  const gatewayEvents = eventsAbout(intentId)
  stripe.order({ mode: 'failing' })
  for (const event of gatewayEvents)
    expectProblem(await deliver(event), { status: 503, code: 'payment_unavailable' })
  stripe.order({ mode: 'none' })
  await deliverAll(gatewayEvents)
  expect(await ledger()).toMatchObject({ disputed: amount })
})

test('the daily comparison takes a dispute for what it is, and finds what is still owed', async () => {
  const disputed = await paid()
  stripe.openDispute(disputed.intentId, 'needs_response', app.clock.now().add({ hours: 200 }))
  const owed = await paid()
  await owed.cancel()
  stripe.failRefund(stripe.refunds().find((refund) => refund.payment_intent === owed.intentId)!.id)
  app.clock.pass({ hours: 72 })
  await deliverAll([...eventsAbout(disputed.intentId), ...eventsAbout(owed.intentId)])
  lines.length = 0
  await app.app.runJob('reconcile')
  const differences = lines.filter(({ msg }) => msg === 'books differ')
  expect(differences.filter(({ reference }) => reference === disputed.reference)).toEqual([])
  expect(differences.filter(({ reference }) => reference === owed.reference)).toMatchObject([
    { kind: 'owed_to_traveller', theirs: String(owed.paid) },
  ])
})
