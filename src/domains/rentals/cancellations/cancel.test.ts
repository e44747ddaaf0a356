import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'

let traveller = 0
const app = forFile(await testApp({ fleet: { stock: 50 } }))
const gateway = gatewayAt(app.simulators.payments.url)
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await gateway.injectFault({ mode: 'none' })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
})

async function confirmed(plan: PlanLabel) {
  const { guest, quote, cart, order, orderAtDesk, cancel, read, tokenFor } = journey(app)
  const driver = { ...DRIVER, email: `canceller-${(traveller += 1)}@example.com` }
  const token = await guest()
  const quoted = await quote(plan, (one) => plan !== 'Standard' || !one.payment.credit_card_required)
  const booking = await cart(token, quoted.quote_id)
  const ordered = await (plan === 'Standard' ? orderAtDesk : order)(token, booking, { driver })
  expect(ordered.body.booking.status).toBe('confirmed')
  return {
    booking: ordered.body.booking as typeof booking,
    paid: booking.price.pay_now.amount,
    // Months later the guest's token has expired; reference and email give access to the booking.
    cancel: async (choice = {}) => cancel(await tokenFor(booking, driver.email), booking, choice),
    read: async () => read(await tokenFor(booking, driver.email), booking.booking_id),
    books: () => booksOf(app, booking),
  }
}

async function settleFor(minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half++) {
    app.clock.pass({ seconds: 30 })
    await app.app.runJob('settle bookings')
  }
}

function eur(amount: number) {
  return { amount, currency: 'EUR' }
}

test('a preview tells the cost and changes nothing', async () => {
  const { booking, paid, cancel, read, books } = await confirmed('Flexible')
  const before = await books()
  const { status, body } = await cancel({ preview: true })
  expect(status).toBe(200)
  expect(body.refund).toEqual({ amount: paid, currency: 'EUR', fee: eur(0) })
  expect(body.booking).toEqual(booking)
  expect(await read()).toEqual(booking)
  expect(await books()).toEqual(before)
})

test('in time, a cancellation gives back all that was paid, once, however often it is asked for', async () => {
  const { paid, cancel, books } = await confirmed('Flexible')
  expect(paid).toBeGreaterThan(0)
  const [first, second] = await Promise.all([cancel(), cancel()])
  const third = await cancel()
  expect(third.body).toMatchObject({
    refund: { amount: paid, currency: 'EUR', fee: eur(0) },
    booking: { status: 'cancelled', payment_status: 'refunded', can: { cancel: false } },
  })
  expect([first.status, second.status].toSorted()[0]).toBe(200)
  await settleFor(3)
  expect(await books()).toMatchObject({
    atOkMobility: ['cancelled'],
    charges: [{ status: 'captured', captured: paid, refunded: paid }],
  })
  expect((await books()).mails).toHaveLength(2)
})

test.for([
  { plan: 'Flexible', at: 'a minute before the free time ends', minutesBeforeEnd: 1, free: true },
  { plan: 'Flexible', at: 'when the free time ends', minutesBeforeEnd: 0, free: false },
] as const)('$plan cancelled $at: free is $free', async ({ plan, minutesBeforeEnd, free }) => {
  const { booking, paid, cancel, books } = await confirmed(plan)
  const freeUntil = Temporal.Instant.from(booking.offer.cancellation.free_until!)
  app.clock.set(freeUntil.subtract({ minutes: minutesBeforeEnd }).toString())
  const refund = free ? paid : 0
  const { body } = await cancel()
  expect(body.refund).toEqual({ amount: refund, currency: 'EUR', fee: eur(paid - refund) })
  expect(body.booking).toMatchObject({ status: 'cancelled', payment_status: free ? 'refunded' : 'paid' })
  expect(await books()).toMatchObject({
    atOkMobility: ['cancelled'],
    charges: [{ captured: paid, refunded: refund }],
  })
})

test('a non-refundable plan keeps all that was paid', async () => {
  const { paid, cancel, books } = await confirmed('Non-refundable')
  const { body } = await cancel()
  expect(body.refund).toEqual({ amount: 0, currency: 'EUR', fee: eur(paid) })
  expect(await books()).toMatchObject({
    status: 'cancelled',
    atOkMobility: ['cancelled'],
    charges: [{ captured: paid, refunded: 0 }],
  })
})

test('a booking paid at the desk is cancelled at its supplier and costs nothing', async () => {
  const { cancel, books } = await confirmed('Standard')
  const { body } = await cancel()
  expect(body.refund).toEqual({ amount: 0, currency: 'EUR', fee: eur(0) })
  expect(await books()).toMatchObject({ status: 'cancelled', atEuropcar: ['cancelled'], charges: [] })
})

test('with its supplier dead a booking stays confirmed and asked for; once back it is cancelled and refunded once, on the terms of the asking', async () => {
  const { booking, paid, cancel, read, books } = await confirmed('Flexible')
  const freeUntil = Temporal.Instant.from(booking.offer.cancellation.free_until!)
  app.clock.set(freeUntil.subtract({ minutes: 2 }).toString())
  await app.simulators.okMobility.injectFault({ mode: 'drop' })
  const requested = await cancel()
  expect(requested.status).toBe(200)
  expect(requested.body).toMatchObject({
    refund: { amount: paid },
    booking: { status: 'confirmed', cancel_requested: true, payment_status: 'paid', can: { cancel: false } },
  })
  await settleFor(4)
  expect(await read()).toMatchObject({ status: 'confirmed', cancel_requested: true })
  expect(await books()).toMatchObject({
    atOkMobility: ['booked'],
    charges: [{ captured: paid, refunded: 0 }],
  })

  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await settleFor(6)
  expect(await read()).toMatchObject({
    status: 'cancelled',
    cancel_requested: false,
    payment_status: 'refunded',
  })
  expect(await books()).toMatchObject({
    atOkMobility: ['cancelled'],
    charges: [{ captured: paid, refunded: paid }],
  })
  expect((await books()).mails).toHaveLength(2)
})

test.for(['drop_after_booking', 'garbage'] as const)(
  'a cancellation that the supplier answers by %s is found done, and refunded once',
  async (mode) => {
    const { paid, cancel, books } = await confirmed('Flexible')
    await app.simulators.okMobility.injectFault({ mode, operation: 'cancel', times: 1 })
    expect((await cancel()).status).toBe(200)
    await settleFor(1)
    expect(await books()).toMatchObject({
      status: 'cancelled',
      atOkMobility: ['cancelled'],
      charges: [{ captured: paid, refunded: paid }],
    })
  },
)

test.for(['drop_after', 'failing', 'garbage', 'drop'] as const)(
  'a refund answered by %s is asked for again and paid once',
  async (mode) => {
    const { paid, cancel, read, books } = await confirmed('Flexible')
    await gateway.injectFault({ mode, operation: 'refund', times: 1 })
    expect((await cancel()).body.booking).toMatchObject({
      status: 'cancelled',
      payment_status: 'refund_pending',
    })
    await settleFor(1)
    expect(await read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await books()).toMatchObject({ charges: [{ captured: paid, refunded: paid }] })
  },
)

test('after its pick-up a booking cannot be cancelled here', async () => {
  const { booking, cancel, books } = await confirmed('Flexible')
  app.clock.set(
    Temporal.PlainDateTime.from(booking.pickup_at).toZonedDateTime('Asia/Dubai').toInstant().toString(),
  )
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'not_cancellable' } })
  expect(await books()).toMatchObject({ status: 'confirmed', atOkMobility: ['booked'] })
})

test('a rental whose cancellation is still with the supplier is not completed by time', async () => {
  const waiting = await confirmed('Flexible')
  const driven = await confirmed('Flexible')
  await app.simulators.okMobility.injectFault({ mode: 'drop' })
  await waiting.cancel()
  app.clock.set('2027-04-01T00:00:00Z')
  await app.app.runJob('end by time')
  expect((await driven.books()).status).toBe('completed')
  expect((await waiting.books()).status).toBe('confirmed')
})
