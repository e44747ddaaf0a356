import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'

/** One request waits this long without a response; the others end sooner, even on a busy machine. */
const TIMEOUT_MS = 3000

let traveller = 0
const app = forFile(await testApp({ fleet: { stock: 1 }, timeouts: { reserveMs: TIMEOUT_MS } }))
beforeEach(async () => {
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await app.simulators.europcar.injectFault({ mode: 'none' })
  // Cached rates expire, so that a car sold by the previous test is not offered.
  app.clock.pass({ minutes: 31 })
})

/** Fills a cart with a plan's cheapest available car, for a driver unique to the test. */
async function cartOf(plan: PlanLabel) {
  const { guest, quote, cart, order, orderAtDesk } = journey(app)
  const driver = { ...DRIVER, email: `traveller-${(traveller += 1)}@example.com` }
  const token = await guest()
  const booking = await cart(
    token,
    (await quote(plan, (one) => plan !== 'Standard' || !one.payment.credit_card_required)).quote_id,
  )
  return {
    booking,
    driver,
    order: () => (plan === 'Standard' ? orderAtDesk : order)(token, booking, { driver }),
    books: () => booksOf(app, booking),
  }
}

/** Runs the settle job for everything due within the next minutes. */
async function settleFor(minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half++) {
    app.clock.pass({ seconds: 30 })
    await app.app.runJob('settle bookings')
  }
}

const paidOnce = [{ status: 'captured', captured: expect.any(Number), refunded: 0 }]
const released = [{ status: 'released', captured: 0, refunded: 0 }]

test.for(['drop_after_booking', 'garbage'] as const)(
  'OK Mobility books and then answers %s: our reference finds the reservation, and the order is confirmed at once',
  async (mode) => {
    const { order, books } = await cartOf('Flexible')
    await app.simulators.okMobility.injectFault({ mode, operation: 'reserve', times: 1 })
    const { status, body } = await order()
    expect(status).toBe(201)
    expect(body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(await books()).toMatchObject({ atOkMobility: ['booked'], charges: paidOnce, tasks: [] })
  },
)

test.for(['drop_after_booking', 'garbage'] as const)(
  'Europcar books and then answers %s: the traveller is told, the staff have a deadline, and it is never booked twice',
  async (mode) => {
    const { order, books, booking } = await cartOf('Standard')
    await app.simulators.europcar.injectFault({ mode, operation: 'reserve', times: 1 })
    const orderedAt = app.clock.now()
    const { status, body } = await order()
    expect(status).toBe(201)
    expect(body.booking).toMatchObject({
      status: 'awaiting_supplier',
      payment_status: 'none',
      supplier_reference: null,
    })
    const asKnown = {
      status: 'awaiting_supplier',
      atEuropcar: ['booked'],
      charges: [],
      tasks: [{ kind: 'find_reservation', deadline: orderedAt.add({ hours: 4 }) }],
      mails: [expect.stringContaining(booking.reference)],
    }
    expect(await books()).toMatchObject(asKnown)
    await settleFor(20)
    expect(await books()).toMatchObject(asKnown)
  },
)

test.for([
  ['Flexible', 'released', released],
  ['Standard', 'none', []],
] as const)(
  '%s: a supplier that cannot be reached has booked nothing: failed, nothing charged',
  async ([plan, payment, charges]) => {
    const { order, books, booking } = await cartOf(plan)
    const supplier = plan === 'Standard' ? app.simulators.europcar : app.simulators.okMobility
    await supplier.injectFault({ mode: 'closed' })
    const answer = await order()
    expect(answer).toMatchObject({ status: 502, body: { code: 'supplier_unavailable' } })
    expect(answer.body.detail).toMatch(/nothing was booked or charged/)
    await supplier.injectFault({ mode: 'none' })
    expect(await books()).toMatchObject({
      status: 'failed',
      charges,
      atOkMobility: [],
      atEuropcar: [],
      mails: [],
    })
    expect(payment).toBe((await booksOf(app, booking)).payments.at(-1) ?? 'none')
  },
)

test('asked again under its key after a failure, an order is not answered as if it stood', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const key = crypto.randomUUID()
  await app.simulators.okMobility.injectFault({ mode: 'closed' })
  expect((await order(token, booking, { key })).status).toBe(502)
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  expect(await order(token, booking, { key })).toMatchObject({
    status: 422,
    body: { code: 'supplier_refused' },
  })
  expect(await booksOf(app, booking)).toMatchObject({ status: 'failed', charges: released, atOkMobility: [] })
})

test.for(['Flexible', 'Standard'] as const)(
  '%s: the last car goes to one of two, and the other is refused in words',
  async (plan) => {
    const first = await cartOf(plan)
    const second = await cartOf(plan)
    expect((await first.order()).body.booking.status).toBe('confirmed')
    const refused = await second.order()
    expect(refused).toMatchObject({ status: 409, body: { code: 'sold_out' } })
    expect(refused.body.detail).toMatch(/last car .* nothing was charged/)
    expect(await second.books()).toMatchObject({
      status: 'failed',
      charges: plan === 'Standard' ? [] : released,
    })
  },
)

test('a supplier too slow for the order is asked what became of it before it is asked again', async () => {
  const { order, books, booking } = await cartOf('Non-refundable')
  await app.simulators.okMobility.injectFault({ mode: 'held' })
  const { body } = await order()
  expect(body.booking).toMatchObject({ status: 'awaiting_supplier', payment_status: 'authorised' })
  expect((await books()).mails).toEqual([expect.stringContaining(booking.reference)])
  // The slow request arrives eventually, after our timeout.
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await expect.poll(async () => (await books()).atOkMobility).toEqual(['booked'])
  // If the job reserved again instead of looking up, this would keep it waiting.
  await app.simulators.okMobility.injectFault({ mode: 'failing', operation: 'reserve' })
  app.clock.pass({ seconds: 30 })
  await app.app.runJob('settle bookings')
  expect(await books()).toMatchObject({ status: 'confirmed', atOkMobility: ['booked'], charges: paidOnce })
  expect((await books()).mails).toHaveLength(2)
})

test.for(['failing', 'drop'] as const)(
  'a supplier that answers nothing (%s) is booked once it is back',
  async (mode) => {
    const { order, books } = await cartOf('Flexible')
    await app.simulators.okMobility.injectFault({ mode })
    expect((await order()).body.booking).toMatchObject({
      status: 'awaiting_supplier',
      payment_status: 'authorised',
    })
    await settleFor(3)
    expect(await books()).toMatchObject({
      status: 'awaiting_supplier',
      atOkMobility: [],
      charges: [{ status: 'authorised', captured: 0 }],
    })
    await app.simulators.okMobility.injectFault({ mode: 'none' })
    await settleFor(6)
    expect(await books()).toMatchObject({ status: 'confirmed', atOkMobility: ['booked'], charges: paidOnce })
  },
)

test('a supplier that is back but has sold the car meanwhile: the money is released and the traveller told by mail', async () => {
  const unlucky = await cartOf('Flexible')
  const lucky = await cartOf('Flexible')
  await app.simulators.okMobility.injectFault({ mode: 'drop' })
  expect((await unlucky.order()).body.booking.status).toBe('awaiting_supplier')
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  expect((await lucky.order()).body.booking.status).toBe('confirmed')
  await settleFor(3)
  const { mails, ...books } = await unlucky.books()
  expect(books).toMatchObject({ status: 'failed', atOkMobility: [], charges: released })
  expect(mails).toHaveLength(2)
})
