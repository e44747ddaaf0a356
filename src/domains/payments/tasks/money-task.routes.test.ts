import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStripePayments } from '#connectors/payments/stripe/stripe-payments.ts'
import { startStripeSimulator, type StripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { gatewayReferenceStore } from '../gateway-reference.store.ts'
import { balancesOf } from '../ledger.ts'
import { postingsOf } from '../ledger.store.ts'
import { refundStore } from '../public.ts'
import { money } from '#kernel/money.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { differingTrips } from '#testing/builders/trips/differing-trips.ts'
import { tripToPay } from '#testing/builders/trips/trip-to-pay.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { STRIPE_KEYS, stripeEnvironment, stripeNews } from '#testing/stand-ins/stripe.ts'

const TOTAL = 45_600

let app: TestApp
let stripe: StripeSimulator
let news: ReturnType<typeof stripeNews>
let staff: Awaited<ReturnType<typeof staffCalls>>
beforeAll(async () => {
  stripe = await startStripeSimulator(STRIPE_KEYS)
  app = await testApp({ fleet: { stock: 50 }, environment: stripeEnvironment(stripe) })
  news = stripeNews(app, stripe)
  staff = await staffCalls(app)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

type About = { bookingId: string; tripId?: never } | { tripId: string; bookingId?: never }

/** What Stripe, the ledger and the tasks say of what was sold. */
async function books(about: About) {
  const { db } = app.database
  const [column, id] =
    about.tripId === undefined
      ? (['booking_id', about.bookingId] as const)
      : (['trip_id', about.tripId] as const)
  const payment = db.selectFrom('payments').select('id').where(column, '=', id)
  const intent = news.intentOf((await payment.executeTakeFirstOrThrow()).id)
  const charge = stripe.intents().find((one) => one.id === intent)?.latest_charge
  const balances = balancesOf(await postingsOf(db, about))
  const tasks = db
    .selectFrom('staff_tasks')
    .select(['id', 'kind'])
    .where(column, '=', id)
    .where('done_at', 'is', null)
  return {
    atStripe: (charge?.amount_captured ?? 0) - (charge?.amount_refunded ?? 0),
    ledger: Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0)),
    tasks: await tasks.execute(),
    intent,
  }
}

let traveller = 0
/** A cancelled booking whose refund its card's bank has sent back. */
async function bouncedBooking() {
  const { guest, quote, cart, cancel, read } = journey(app)
  const token = await guest()
  const { booking_id, price } = await cart(token, (await quote('Flexible')).quote_id)
  const driver = { ...DRIVER, email: `bounced-${(traveller += 1)}@example.com` }
  const payment = { method: 'card', payment_method_id: 'pm_card_visa' }
  const body = { booking_id, driver, accept_total: price.total, payment }
  await app.call('/api/user/order', { token, headers: { 'idempotency-key': crypto.randomUUID() }, body })
  await cancel(token, { booking_id })
  const about = { bookingId: booking_id }
  await bounce(about)
  return { about, owed: price.pay_now.amount, read: () => read(token, booking_id) }
}

async function bounce(about: About): Promise<void> {
  const { intent } = await books(about)
  stripe.failRefund(stripe.refunds().find((refund) => refund.payment_intent === intent)!.id)
  await news.deliverAll(news.newsOf(intent))
}

/** A cancelled trip, paid by card; its refund is ordered and not sent yet. */
async function cancelledTrip() {
  const { db } = app.database
  const { id: tripId, link } = await tripToPay(app)
  const payment = { method: 'card', payment_method_id: 'pm_card_visa' }
  expect((await app.call('/api/trip-payment', { body: { ...link, payment } })).status).toBe(200)
  await db.updateTable('trips').set({ status: 'cancelled' }).where('id', '=', tripId).execute()
  await refundStore.addOfTrip(db, { tripId, amount: money(TOTAL, 'AED') }, app.clock.now())
  const about = { tripId }
  return { about, intent: (await books(about)).intent }
}

/** A person refunds a payment on Stripe's own pages. */
async function refundByHand(intent: string, amount: number): Promise<void> {
  const answer = await fetch(`${stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_KEYS.secretKey}` },
    body: new URLSearchParams({ payment_intent: intent, amount: String(amount) }),
  })
  expect(answer.status).toBe(200)
}

const pay = async (about: About, body: object) => {
  const [task] = (await books(about)).tasks
  return staff.post(`tasks/${task?.id}/pay`, body)
}

test('a refund that came back goes to the card again: Stripe and the ledger say so, and the booking', async () => {
  const one = await bouncedBooking()
  expect(await books(one.about)).toMatchObject({
    atStripe: one.owed,
    ledger: { gateway: one.owed, travellers: -one.owed },
    tasks: [{ kind: 'pay_back' }],
  })
  const answers = await Promise.all([
    pay(one.about, { act: 'pay_card' }),
    pay(one.about, { act: 'pay_card' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await books(one.about)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
  expect((await one.read()).payment_status).toBe('refunded')
})

test('a second refund that comes back is a task of its own, and goes once more', async () => {
  const one = await bouncedBooking()
  expect((await pay(one.about, { act: 'pay_card' })).status).toBe(200)
  app.clock.pass({ hours: 1 })
  await bounce(one.about)
  expect(await books(one.about)).toMatchObject({ atStripe: one.owed, tasks: [{ kind: 'pay_back' }] })
  expect((await pay(one.about, { act: 'pay_card' })).status).toBe(200)
  expect(await books(one.about)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
})

test('what was transferred comes from the bank, and what was sent at Stripe by hand has to be in its book', async () => {
  const one = await bouncedBooking()
  const problem = await pay(one.about, { act: 'paid_at_gateway', note: 're_1' })
  expectProblem(problem, { status: 409, code: 'not_at_gateway' })
  const { owed } = one
  expect((await pay(one.about, { act: 'pay_transfer', note: 'NBD 7781' })).status).toBe(200)
  expect(await books(one.about)).toMatchObject({
    atStripe: owed,
    ledger: { gateway: owed, bank: -owed },
    tasks: [],
  })
  const other = await bouncedBooking()
  await refundByHand((await books(other.about)).intent, other.owed)
  expectProblem(await pay(other.about, { act: 'pay_transfer', note: 'NBD 7782' }), {
    status: 409,
    code: 'gateway_differs',
  })
  expect((await pay(other.about, { act: 'paid_at_gateway', note: 're_2' })).status).toBe(200)
  expect(await books(other.about)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
})

test('Stripe does not answer: nothing is written, and the same act pays once when it does', async () => {
  const one = await bouncedBooking()
  stripe.order({ mode: 'drop_after', operation: 'refund' })
  expectProblem(await pay(one.about, { act: 'pay_card' }), { status: 503, code: 'payment_unavailable' })
  stripe.order({ mode: 'none' })
  expect((await books(one.about)).tasks).toMatchObject([{ kind: 'pay_back' }])
  expect((await pay(one.about, { act: 'pay_card' })).status).toBe(200)
  expect(await books(one.about)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
})

test('a trip’s refund that Stripe refused, as it was sent there by hand, is noted; one that came back is paid', async () => {
  const one = await cancelledTrip()
  await refundByHand(one.intent, TOTAL)
  await app.app.runJob('settle trip payments')
  expect((await books(one.about)).tasks).toMatchObject([{ kind: 'refund_refused' }])
  expect((await pay(one.about, { act: 'paid_at_gateway', note: 're_3' })).status).toBe(200)
  expect(await books(one.about)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })

  const other = await cancelledTrip()
  await app.app.runJob('settle trip payments')
  await bounce(other.about)
  expect((await pay(other.about, { act: 'pay_transfer', note: 'NBD 7783' })).status).toBe(200)
  expect(await books(other.about)).toMatchObject({
    atStripe: TOTAL,
    ledger: { gateway: TOTAL, bank: -TOTAL },
    tasks: [],
  })
})

test('a trip whose card differs is compared again, or its difference booked with a reason; a hold is not', async () => {
  const gateway = createStripePayments({
    secretKey: STRIPE_KEYS.secretKey,
    url: stripe.url,
    timeoutMs: 2_000,
    returnUrl: (paymentId) => `http://rihla.test/payments/${paymentId}/return`,
    intents: gatewayReferenceStore(app.database.db),
  })
  const trips = await differingTrips(app, gateway, { paymentMethodId: 'pm_card_visa' })
  await app.app.runJob('reconcile')
  const { otherAmount, unknownToUs, stillHeld } = trips.tripIds
  for (const tripId of [otherAmount, unknownToUs, stillHeld])
    expectProblem(await pay({ tripId }, { act: 'compare_again' }), { status: 409, code: 'still_differs' })
  const booked = { act: 'book_difference', note: 'Captured without its fee' }
  expect((await pay({ tripId: otherAmount }, booked)).status).toBe(200)
  expect(await books({ tripId: otherAmount })).toMatchObject({
    atStripe: TOTAL - 100,
    ledger: { gateway: TOTAL - 100, adjustments: 100 },
    tasks: [],
  })
  expectProblem(await pay({ tripId: stillHeld }, booked), { status: 409, code: 'still_differs' })
  await trips.refundUnknownToUs()
  expect((await pay({ tripId: unknownToUs }, { act: 'compare_again' })).status).toBe(200)
  expect(await books({ tripId: unknownToUs })).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
})
