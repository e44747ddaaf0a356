import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeSimulator, type StripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { money } from '#kernel/money.ts'
import { differingTrips, TRIP_DIFFERENCES } from '#testing/builders/trips/differing-trips.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { tripToPay } from '#testing/builders/trips/trip-to-pay.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { STRIPE_KEYS, stripeEnvironment, stripeGateway, stripeEvents } from '#testing/stand-ins/stripe.ts'
import { refundStore } from '#domains/payments/public.ts'

const TOTAL = 45_600

let app: TestApp
let stripe: StripeSimulator
let events: ReturnType<typeof stripeEvents>
beforeAll(async () => {
  stripe = await startStripeSimulator(STRIPE_KEYS)
  app = await testApp({ environment: stripeEnvironment(stripe) })
  events = stripeEvents(app, stripe)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

let count = 0
/** Creates a trip that its card has paid for. */
async function paidTrip() {
  const { db } = app.database
  const { id, link } = await tripToPay(app)
  const email = `reversed.${(count += 1)}@example.com`
  const traveller = { name: 'Layla Haddad', phone: { countryCode: '+971', phone: '501234567' }, email }
  await db.updateTable('trips').set({ traveller }).where('id', '=', id).execute()
  const payment = { method: 'card', payment_method_id: 'pm_card_visa' }
  expect((await app.call('/api/trip-payment', { body: { ...link, payment } })).status).toBe(200)
  const paid = await db
    .selectFrom('payments')
    .select('id')
    .where('trip_id', '=', id)
    .executeTakeFirstOrThrow()
  const tasks = db.selectFrom('staff_tasks').where('trip_id', '=', id)
  return {
    id,
    reference: link.reference,
    intentId: events.intentOf(paid.id),
    tasks: () => tasks.select(['kind', 'deadline', 'done_at']).orderBy('kind').execute(),
    async taskDone() {
      const done_at = app.clock.now()
      await db.updateTable('staff_tasks').set({ done_at }).where('trip_id', '=', id).execute()
    },
    status: async () =>
      (await app.call(`/api/trip-payment?${new URLSearchParams(link).toString()}`)).body.payment.status,
    /** Refunds as a cancellation and the sending job do. */
    async refund() {
      const now = app.clock.now()
      await db.updateTable('trips').set({ status: 'cancelled' }).where('id', '=', id).execute()
      await refundStore.addOfTrip(db, { tripId: id, amount: money(TOTAL, 'AED') }, now)
      await app.app.runJob('settle trip payments')
    },
    /** Returns non-zero balances by account. */
    async ledger() {
      const rows = await db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_postings', 'ledger_postings.entry_id', 'ledger_entries.id')
        .select(({ fn }) => ['account', fn.sum<string>('amount').as('balance')])
        .where('trip_id', '=', id)
        .groupBy('account')
        .execute()
      return Object.fromEntries(
        rows.flatMap(({ account, balance }) => (Number(balance) === 0 ? [] : [[account, Number(balance)]])),
      )
    },
    events: async () =>
      (
        await db.selectFrom('trip_events').select('kind').where('trip_id', '=', id).orderBy('id').execute()
      ).map(({ kind }) => kind),
    mails: async () =>
      (await db.selectFrom('mails').select('subject').where('recipient', '=', email).execute()).map(
        ({ subject }) => subject,
      ),
  }
}

test('a trip’s refund that the bank returns is owed again, once: the traveller is notified, and staff pay it', async () => {
  const trip = await paidTrip()
  await trip.refund()
  expect(await trip.ledger()).toEqual({})
  expect(await trip.status()).toBe('refunded')
  stripe.failRefund(stripe.refunds().find((refund) => refund.payment_intent === trip.intentId)!.id)
  const reversals = events.eventsAbout(trip.intentId)
  await Promise.all(reversals.map(events.deliver))
  await events.deliverAll([...reversals, ...reversals])
  expect(await trip.ledger()).toEqual({ gateway: TOTAL, travellers: -TOTAL })
  expect(await trip.tasks()).toMatchObject([{ kind: 'pay_back', done_at: null }])
  expect(await trip.status()).toBe('refund_failed')
  expect(await trip.events()).toEqual(['paid', 'refunded', 'refund_failed'])
  expect(await trip.mails()).toEqual([
    `Receipt: payment for your trip ${trip.reference}`,
    `Your refund for trip ${trip.reference} did not go through`,
  ])
  await trip.taskDone()
  expect(await trip.status()).toBe('refunded')
})

test('a trip’s refund that Stripe rejects waits for staff, and the payment shows it', async () => {
  const trip = await paidTrip()
  // Staff refunded it in Stripe's dashboard.
  await fetch(`${stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_KEYS.secretKey}` },
    body: new URLSearchParams({ payment_intent: trip.intentId, amount: String(TOTAL) }),
  })
  await trip.refund()
  expect(await trip.tasks()).toMatchObject([{ kind: 'refund_refused', done_at: null }])
  expect(await trip.status()).toBe('refund_failed')
  expect(await trip.events()).toEqual(['paid', 'refund_failed'])
})

test('a disputed trip is with the bank until it decides, staff answer in time, and a lost amount is our loss', async () => {
  const trip = await paidTrip()
  const before = await trip.ledger()
  expect(before).toEqual({ gateway: TOTAL, trip_revenue: -TOTAL })
  const answerBy = app.clock.now().add({ hours: 200 })
  const dispute = stripe.openDispute(trip.intentId, 'needs_response', answerBy)
  await events.deliverAll(events.eventsAbout(trip.intentId))
  expect(await trip.ledger()).toEqual({ disputed: TOTAL, trip_revenue: -TOTAL })
  expect(await trip.tasks()).toEqual([{ kind: 'answer_dispute', deadline: answerBy, done_at: null }])
  stripe.moveDispute(dispute, 'lost')
  await events.deliverAll(events.eventsAbout(trip.intentId).toReversed())
  expect(await trip.ledger()).toEqual({ chargebacks: TOTAL, trip_revenue: -TOTAL })
  expect(await trip.tasks()).toMatchObject([
    { kind: 'answer_dispute', done_at: expect.any(Temporal.Instant) },
    { kind: 'dispute_lost', done_at: null },
  ])
  stripe.moveDispute(dispute, 'won')
  await events.deliverAll(events.eventsAbout(trip.intentId))
  expect(await trip.ledger()).toEqual(before)
})

test('the staff find the task of a trip in their list, and claim it', async () => {
  const trip = await paidTrip()
  stripe.openDispute(trip.intentId, 'needs_response', app.clock.now().add({ hours: 200 }))
  await events.deliverAll(events.eventsAbout(trip.intentId))
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'finance@example.com', staffRoles: ['finance'] })
  const { token } = await people.tokenOf(staffId)
  const { items } = (await app.call('/api/staff/tasks?page_size=100', { token })).body
  const about = { kind: 'trip', id: trip.id, reference: trip.reference }
  const task = items.find((item: { about: { id: string } }) => item.about.id === trip.id)
  expect(task).toMatchObject({ kind: 'answer_dispute', about })
  const taken = await app.call(`/api/staff/tasks/${task.task_id}/own`, { token, body: {} })
  expect(taken.body.task).toMatchObject({ about, owner: { staff_id: staffId } })
})

test('Stripe’s book is compared with ours each day: each difference is a task, and a dispute is no difference', async () => {
  const gateway = stripeGateway(app.database.db, stripe.url)
  const disputed = await paidTrip()
  app.clock.pass({ hours: 72 })
  stripe.openDispute(disputed.intentId, 'needs_response', app.clock.now().add({ hours: 200 }))
  await events.deliverAll(events.eventsAbout(disputed.intentId))
  const trips = await differingTrips(app, gateway, { paymentMethodId: 'pm_card_visa' })
  await app.app.runJob('reconcile')
  expect(await trips.differences()).toEqual(TRIP_DIFFERENCES)
  expect(await disputed.tasks()).toMatchObject([{ kind: 'answer_dispute' }])
  const day = app.database.db.selectFrom('reconciliations').selectAll().orderBy('day', 'desc')
  expect(await day.executeTakeFirst()).toMatchObject({ trips: 7, differences: 4 })

  await trips.refundUnknownToUs()
  app.clock.pass({ hours: 24 })
  await app.app.runJob('reconcile')
  expect(await trips.differences()).toEqual({ ...TRIP_DIFFERENCES, unknownToUs: [] })
})
