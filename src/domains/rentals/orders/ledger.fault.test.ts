import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listByBooking } from '#domains/invoices/invoice.store.ts'
import type { Operation, InjectedFault } from '#src/simulators/sandbox/fault-injection.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { CARD, DRIVER, journey, RENTAL, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import { ledgerOf, ledgerSums } from '#testing/builders/rentals/ledger.ts'
import { chooseSeed, seededRandom } from '#testing/infrastructure/seeded-random.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { Booking } from '../bookings/booking.contract.ts'

const ROUNDS = 8
const TRAVELLERS = 4
const CURRENCIES = ['1', '4', '7']
const PLANS: readonly PlanLabel[] = ['Flexible', 'Non-refundable', 'Standard']
const CARDS = ['4242424242424242', '4242424242424242', '4000000000000002', '4000000000000119']
const GATEWAY_FAULT: readonly InjectedFault['mode'][] = [
  'none',
  'slow',
  'failing',
  'garbage',
  'drop_after',
  'drop',
]
const GATEWAY_OPERATIONS: readonly Operation[] = ['authorise', 'find', 'capture', 'release', 'refund']
/** Drop-off dates after a change: shorter, as booked, longer. */
const DROP_OFF_DAYS = ['2027-03-03', '2027-03-05', '2027-03-08', '2027-03-10']
const SUPPLIER_FAULT = ['none', 'closed', 'drop', 'drop_after_booking', 'garbage'] as const

const seed = chooseSeed()
const random = seededRandom(seed)

const app = forFile(
  await testApp({
    environment: { LOG_LEVEL: 'silent' },
    fleet: { stock: 500 },
    timeouts: { reserveMs: 300, paymentMs: 300 },
  }),
)
const gateway = gatewayAt(app.simulators.payments.url)

function one<Item>(of: readonly Item[]): Item {
  return of[random.between(0, of.length - 1)]!
}

let cut: Promise<unknown> = Promise.resolve()

/** Ends the faults, after waiting for a pending database cut. */
async function ease(): Promise<void> {
  await cut
  await gateway.injectFault({ mode: 'none' })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
}

/** Injects gateway and supplier faults for a while, and sometimes cuts every database connection. */
async function injectFaults(): Promise<void> {
  const [mode, operation] = [one(GATEWAY_FAULT), one(GATEWAY_OPERATIONS)]
  await gateway.injectFault({ mode, operation, delayMs: 400, times: random.between(1, 4) })
  await app.simulators.okMobility.injectFault({ mode: one(SUPPLIER_FAULT), times: random.between(1, 3) })
  if (random.chance(0.4)) cut = setTimeout(random.between(5, 120)).then(cutDatabase)
}

/** Resolves when every other connection to this database has ended. */
async function cutDatabase(): Promise<void> {
  await app.database.pool
    .query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    .catch(() => null)
}

async function settleFor(minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half++) {
    app.clock.pass({ seconds: 30 })
    await app.app.runJob('settle bookings').catch(() => 0)
  }
}

type Order = { booking: Booking; token: string; email: string }

async function fillCart(traveller: number): Promise<Order> {
  const { guest, quote, cart } = journey(
    app,
    RENTAL.replace('currency_id=1', `currency_id=${one(CURRENCIES)}`),
  )
  const plan = one(PLANS)
  const quoted = await quote(plan, (offer) => plan !== 'Standard' || !offer.payment.credit_card_required)
  const token = await guest()
  return { token, booking: await cart(token, quoted.quote_id), email: `story-${traveller}@example.com` }
}

/** Prices and accepts a change of days, ignoring the responses. */
async function change({ booking, token }: Order): Promise<void> {
  const body = {
    booking_id: booking.booking_id,
    times: {
      pickup_date: '2027-03-01',
      pickup_time: '10:00',
      dropoff_date: one(DROP_OFF_DAYS),
      dropoff_time: '10:00',
    },
  }
  const priced = await app.call('/api/user/modify-booking', { token, body })
  if (priced.status !== 200 || !priced.body.change) return
  const { price, due } = priced.body.change
  const paying = due.amount > 0 ? { payment: { ...CARD, number: one(CARDS) } } : {}
  await app.call('/api/user/modify-booking', {
    token,
    body: { ...body, accept_total: price.total, ...paying },
  })
}

/** Orders, perhaps retries with another card, perhaps changes and perhaps cancels, ignoring the responses. */
async function live({ booking, token, email }: Order): Promise<void> {
  const { order, orderAtDesk, cancel } = journey(app)
  const driver = { ...DRIVER, email }
  const atDesk = booking.price.pay_now.amount === 0
  for (let attempt = random.between(1, 2); attempt > 0; attempt--)
    await (atDesk
      ? orderAtDesk(token, booking, { driver })
      : order(token, booking, { driver, card: { ...CARD, number: one(CARDS) } }))
  for (let changes = random.between(0, 2); changes > 0; changes--) await change({ booking, token, email })
  if (random.chance(0.4)) await cancel(token, booking)
}

test(`whatever happens to orders, changes and cancellations, the ledger adds up and agrees with the gateway (seed ${seed})`, async () => {
  const orders: Order[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await ease()
    const carts = await Promise.all(
      Array.from({ length: TRAVELLERS }, (_, at) => fillCart(round * TRAVELLERS + at)),
    )
    orders.push(...carts)
    await injectFaults()
    await Promise.all(carts.map((cart) => live(cart)))
    await settleFor(random.between(0, 2))
    await ease()
    await settleFor(5)
    if (random.chance(0.5)) await Promise.all(carts.map((cart) => change(cart)))
    if (random.chance(0.3))
      await Promise.all(carts.map(({ token, booking }) => journey(app).cancel(token, booking)))
  }
  await settleFor(5)
  app.clock.set('2027-04-01T00:00:00Z')
  await app.app.runJob('end by time')

  const { db } = app.database
  const book = await gateway.book()
  const stories: Record<string, number> = {}
  for (const { booking } of orders) {
    const {
      status,
      cancellation,
      price: sold,
    } = await db
      .selectFrom('bookings')
      .select(['status', 'cancellation', 'price'])
      .where('id', '=', booking.booking_id)
      .executeTakeFirstOrThrow()
    stories[status] = (stories[status] ?? 0) + 1
    const payments = await db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', booking.booking_id)
      .execute()
    const ids = new Set(payments.map(({ id }) => id))
    const lines = book.filter(({ paymentId }) => ids.has(paymentId))
    const netCaptured = lines.reduce((sum, line) => sum + line.captured - line.refunded, 0)
    const ledger = await ledgerOf(db, booking.booking_id)
    const price = sold as Booking['price']
    const issued = await listByBooking(db, booking.booking_id)
    const invoiced = issued.reduce(
      (sum, { paid, refund }) => sum + (refund ? -refund.amount.amount : paid.amount),
      0,
    )

    expect.soft(ledger['gateway'] ?? 0, booking.reference).toBe(netCaptured)
    expect.soft(invoiced, booking.reference).toBe(netCaptured)
    expect.soft(ledger['card_holds'] ?? 0, booking.reference).toBe(0)
    expect.soft(ledger['travellers'] ?? 0, booking.reference).toBe(0)
    if (status === 'cancelled') {
      const { refund, fee } = cancellation as { refund: { amount: number }; fee: { amount: number } }
      expect.soft(refund.amount + fee.amount, booking.reference).toBe(price.pay_now.amount)
      expect.soft(fee.amount, booking.reference).toBe(netCaptured)
      expect
        .soft((ledger['cancellation_fees'] ?? 0) + (ledger['suppliers'] ?? 0), booking.reference)
        .toBe(0 - fee.amount)
    }
    if (status === 'completed') {
      const { total, supplier_total, pay_now } = price
      expect.soft(pay_now.amount, booking.reference).toBe(netCaptured)
      expect.soft(ledger['margin'] ?? 0, booking.reference).toBe(supplier_total.amount - total.amount)
    }
  }
  const changes = await db
    .selectFrom('booking_changes')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  const ended = Object.fromEntries(changes.map(({ state, count }) => [state, Number(count)]))
  const sums = await ledgerSums(db)
  expect(Object.keys(sums).length).toBeGreaterThan(1)
  expect(new Set(Object.values(sums))).toEqual(new Set([0]))
  console.log(`seed ${seed}: ${JSON.stringify(stories)}; changes: ${JSON.stringify(ended)}`)
  expect(Object.keys(ended).filter((state) => !['quoted', 'done', 'failed'].includes(state))).toEqual([])
  expect(ended['done']).toBeGreaterThan(5)
  // The runs must have different outcomes.
  expect(Object.keys(stories).length).toBeGreaterThan(2)
})
