import { expect, test } from 'vitest'
import { refundStore } from '../public.ts'
import { money } from '#kernel/money.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { taskMakers } from '#testing/builders/staff/task-makers.ts'
import type { Sold } from '#testing/builders/staff/task-sales.ts'
import { startTaskEnvironment } from '#testing/builders/staff/task-environment.ts'
import { differingTrips } from '#testing/builders/trips/differing-trips.ts'
import { tripToPay } from '#testing/builders/trips/trip-to-pay.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { STRIPE_CARD, stripeGateway } from '#testing/stand-ins/stripe.ts'

const TOTAL = 45_600

const environment = forFile(await startTaskEnvironment())
const { app, stripe } = environment
const make = taskMakers(environment)
const staff = await staffCalls(app)

/** What Stripe, the ledger and the tasks say of what was sold. */
const books = async (one: Sold) => ({
  atStripe: (await one.atGateway()).captured,
  ledger: await one.ledger(),
  tasks: await one.openTasks(),
})

/** A cancelled booking whose refund its card's bank has sent back. */
async function bouncedBooking() {
  const one = await make.pay_back()
  return { ...one, owed: one.booking.price.pay_now.amount }
}

/** A cancelled trip, paid by card; its refund is ordered and not sent yet. */
async function cancelledTrip() {
  const { db } = app.database
  const { id: tripId, link } = await tripToPay(app)
  expect((await app.call('/api/trip-payment', { body: { ...link, payment: STRIPE_CARD } })).status).toBe(200)
  await db.updateTable('trips').set({ status: 'cancelled' }).where('id', '=', tripId).execute()
  await refundStore.addOfTrip(db, { tripId, amount: money(TOTAL, 'AED') }, app.clock.now())
  return environment.sold({ tripId }, link.reference)
}

/** One act on the one task of what was sold. */
async function pay(one: Sold, body: object) {
  const [kind] = await one.openTasks()
  if (!kind) throw new Error('no task')
  return staff.post(`tasks/${await one.task(kind)}/pay`, body)
}

test('a refund that came back goes to the card again: Stripe and the ledger say so, and the booking', async () => {
  const one = await bouncedBooking()
  expect(await books(one)).toMatchObject({
    atStripe: one.owed,
    ledger: { gateway: one.owed, travellers: -one.owed },
    tasks: ['pay_back'],
  })
  const path = `tasks/${await one.task('pay_back')}/pay`
  const answers = await Promise.all([1, 2].map(() => staff.post(path, { act: 'pay_card' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await books(one)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
  expect((await one.read()).payment_status).toBe('refunded')
})

test('a second refund that comes back is a task of its own, and goes once more', async () => {
  const one = await bouncedBooking()
  expect((await pay(one, { act: 'pay_card' })).status).toBe(200)
  app.clock.pass({ hours: 1 })
  await one.failRefund()
  expect(await books(one)).toMatchObject({ atStripe: one.owed, tasks: ['pay_back'] })
  expect((await pay(one, { act: 'pay_card' })).status).toBe(200)
  expect(await books(one)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
})

test('what was transferred comes from the bank, and what was sent at Stripe by hand has to be in its book', async () => {
  const one = await bouncedBooking()
  const problem = await pay(one, { act: 'paid_at_gateway', note: 're_1' })
  expectProblem(problem, { status: 409, code: 'not_at_gateway' })
  const { owed } = one
  expect((await pay(one, { act: 'pay_transfer', note: 'NBD 7781' })).status).toBe(200)
  expect(await books(one)).toMatchObject({
    atStripe: owed,
    ledger: { gateway: owed, bank: -owed },
    tasks: [],
  })
  const other = await bouncedBooking()
  await other.refundByHand()
  expectProblem(await pay(other, { act: 'pay_transfer', note: 'NBD 7782' }), {
    status: 409,
    code: 'gateway_differs',
  })
  expect((await pay(other, { act: 'paid_at_gateway', note: 're_2' })).status).toBe(200)
  expect(await books(other)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
})

test('Stripe does not answer: nothing is written, and the same act pays once when it does', async () => {
  const one = await bouncedBooking()
  stripe.order({ mode: 'drop_after', operation: 'refund' })
  expectProblem(await pay(one, { act: 'pay_card' }), { status: 503, code: 'payment_unavailable' })
  stripe.order({ mode: 'none' })
  expect(await one.openTasks()).toEqual(['pay_back'])
  expect((await pay(one, { act: 'pay_card' })).status).toBe(200)
  expect(await books(one)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
})

test('a trip’s refund that Stripe refused, as it was sent there by hand, is noted; one that came back is paid', async () => {
  const one = await cancelledTrip()
  await one.refundByHand()
  await app.app.runJob('settle trip payments')
  expect(await one.openTasks()).toEqual(['refund_refused'])
  expect((await pay(one, { act: 'paid_at_gateway', note: 're_3' })).status).toBe(200)
  expect(await books(one)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })

  const other = await cancelledTrip()
  await app.app.runJob('settle trip payments')
  await other.failRefund()
  expect((await pay(other, { act: 'pay_transfer', note: 'NBD 7783' })).status).toBe(200)
  expect(await books(other)).toMatchObject({
    atStripe: TOTAL,
    ledger: { gateway: TOTAL, bank: -TOTAL },
    tasks: [],
  })
})

test('a trip whose card differs is compared again, or its difference booked with a reason; a hold is not', async () => {
  const gateway = stripeGateway(app.database.db, stripe.url)
  const trips = await differingTrips(app, gateway, { paymentMethodId: 'pm_card_visa' })
  await app.app.runJob('reconcile')
  const soldAs = (tripId: string) => environment.sold({ tripId }, '')
  const otherAmount = soldAs(trips.tripIds.otherAmount)
  const unknownToUs = soldAs(trips.tripIds.unknownToUs)
  const stillAuthorised = soldAs(trips.tripIds.stillAuthorised)
  for (const trip of [otherAmount, unknownToUs, stillAuthorised])
    expectProblem(await pay(trip, { act: 'compare_again' }), { status: 409, code: 'still_differs' })
  const booked = { act: 'book_difference', note: 'Captured without its fee' }
  expect((await pay(otherAmount, booked)).status).toBe(200)
  expect(await books(otherAmount)).toMatchObject({
    atStripe: TOTAL - 100,
    ledger: { gateway: TOTAL - 100, adjustments: 100 },
    tasks: [],
  })
  expectProblem(await pay(stillAuthorised, booked), { status: 409, code: 'still_differs' })
  await trips.refundUnknownToUs()
  expect((await pay(unknownToUs, { act: 'compare_again' })).status).toBe(200)
  expect(await books(unknownToUs)).toMatchObject({ atStripe: 0, ledger: {}, tasks: [] })
})
