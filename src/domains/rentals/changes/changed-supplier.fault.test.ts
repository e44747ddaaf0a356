import { beforeEach, expect, test } from 'vitest'
import type { Money } from '#kernel/money.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import type { Booking } from '../bookings/booking.contract.ts'

// Covers what a supplier may change between a quote and its reservation. Each test rents at its own airport, because a
// station that was closed stays closed.

let traveller = 0
const app = forFile(await testApp())
beforeEach(async () => {
  for (const supplier of [app.simulators.okMobility, app.simulators.europcar]) {
    supplier.prices(10_000)
    supplier.breakQuotes(null)
    await supplier.injectFault({ mode: 'none' })
  }
  // Cached rates expire.
  app.clock.pass({ minutes: 31 })
})

const rentalAt = (iata: string) =>
  `pickup_id=${iata}&pickup_date=2027-03-01&pickup_time=10:00&dropoff_date=2027-03-05&dropoff_time=10:00&currency_id=1&lang_id=1`

function supplierOf(plan: PlanLabel) {
  return plan === 'Standard' ? app.simulators.europcar : app.simulators.okMobility
}

async function cartOf(plan: PlanLabel, iata = 'DXB') {
  const { guest, quote, cart, order, orderAtDesk, read } = journey(app, rentalAt(iata))
  const driver = { ...DRIVER, email: `traveller-${(traveller += 1)}@example.com` }
  const token = await guest()
  const fits = (one: Booking['offer']) => plan !== 'Standard' || !one.payment.credit_card_required
  const booking = await cart(token, (await quote(plan, fits)).quote_id)
  const pay = plan === 'Standard' ? orderAtDesk : order
  return {
    booking,
    order: () => pay(token, booking, { driver }),
    /** Requests the same car by its offer id, at its current price. */
    async again() {
      const { body } = await app.call('/api/vehicle-detail', { body: { offer_id: booking.offer.offer_id } })
      const fresh = await cart(token, body.quote_id)
      const accepting = (total: Money) =>
        pay(token, { ...fresh, price: { ...fresh.price, total } }, { driver })
      return { booking: fresh, order: accepting }
    },
    read: () => read(token, booking.booking_id),
    books: () => booksOf(app, booking),
    newTotal: async () => (await quote(plan, (one) => fits(one) && sameCar(one, booking))).offer.price.total,
  }
}

function sameCar(offer: Booking['offer'], { offer: booked }: Booking): boolean {
  return offer.vehicle.acriss === booked.vehicle.acriss && offer.pickup.id === booked.pickup.id
}

const released = [{ status: 'released', captured: 0, refunded: 0 }]
const REFUSED = {
  gone: {
    code: 'supplier_refused',
    detail: 'The supplier no longer has this station; nothing was charged',
  },
  closed: {
    code: 'station_closed',
    detail: 'The station no longer hands out cars at these times; nothing was charged',
  },
}
const PLANS = ['Flexible', 'Non-refundable', 'Standard'] as const

test.for(
  PLANS.flatMap((plan) => [
    { plan, how: 'gone' as const, iata: { Flexible: 'PMI', 'Non-refundable': 'AGP', Standard: 'MUC' }[plan] },
    {
      plan,
      how: 'closed' as const,
      iata: { Flexible: 'LIS', 'Non-refundable': 'ATH', Standard: 'FRA' }[plan],
    },
  ]),
)(
  '$plan: a station that is $how by the time of the order refuses it in words; nothing is booked or charged',
  async ({ plan, how, iata }) => {
    const { booking, order, read, books } = await cartOf(plan, iata)
    const code = await stationCode(booking.offer.pickup.id)
    supplierOf(plan).shut(code, how)
    const answer = await order()
    expect(answer).toMatchObject({ status: 422, body: REFUSED[how] })
    const payment = plan === 'Standard' ? 'none' : 'released'
    expect(await read()).toMatchObject({ status: 'failed', payment_status: payment })
    expect(await books()).toMatchObject({
      charges: plan === 'Standard' ? [] : released,
      atOkMobility: [],
      atEuropcar: [],
      tasks: [],
    })
  },
)

async function stationCode(id: string): Promise<string> {
  const { code } = await app.database.db
    .selectFrom('stations')
    .select('code')
    .where('location_id', '=', id)
    .executeTakeFirstOrThrow()
  return code
}

test.for(PLANS)(
  '%s: a supplier that reserves dearer than it quoted is undone; nothing is charged, and the car has its new price',
  async (plan) => {
    const { booking, order, read, books, newTotal } = await cartOf(plan)
    supplierOf(plan).prices(13_000)
    supplierOf(plan).breakQuotes(13_000)
    const answer = await order()
    expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(answer.body.detail).toMatch(/nothing was booked or charged/)
    expect(await read()).toMatchObject({ status: 'failed' })
    const atSupplier = plan === 'Standard' ? { atEuropcar: ['cancelled'] } : { atOkMobility: ['cancelled'] }
    expect(await books()).toMatchObject({
      charges: plan === 'Standard' ? [] : released,
      tasks: [],
      mails: [],
      ...atSupplier,
    })
    app.clock.pass({ minutes: 31 })
    expect((await newTotal()).amount).toBeGreaterThan(booking.price.total.amount)
  },
)

test.for(PLANS)(
  '%s: after that refusal the same car is had at today’s price, in a cart of its own, once its total is accepted',
  async (plan) => {
    const { booking, order, again } = await cartOf(plan)
    supplierOf(plan).prices(13_000)
    supplierOf(plan).breakQuotes(13_000)
    expectProblem(await order(), { status: 409, code: 'price_changed' })
    const fresh = await again()
    expect(fresh.booking.offer.offer_id).not.toBe(booking.offer.offer_id)
    expect(fresh.booking.price.total.amount).toBeGreaterThan(booking.price.total.amount)
    expectProblem(await fresh.order(booking.price.total), { status: 409, code: 'price_changed' })
    expect(await fresh.order(fresh.booking.price.total)).toMatchObject({
      status: 201,
      body: { booking: { status: 'confirmed', price: fresh.booking.price } },
    })
  },
)

test.for(PLANS.flatMap((plan) => [2, 4].map((currency) => ({ plan, currency }))))(
  '$plan: a car with all that can be added, for a young driver, in currency $currency is not taken for a dearer one',
  async ({ plan, currency }) => {
    const rental = rentalAt('DXB').replace('currency_id=1', `currency_id=${currency}&driver_age=23`)
    const { guest, quote, order, orderAtDesk } = journey(app, rental)
    const token = await guest()
    const { quote_id, extras, protections } = await quote(
      plan,
      ({ payment }) => plan !== 'Standard' || !payment.credit_card_required,
    )
    const { body: filled } = await app.call('/api/user/add-car', {
      token,
      body: {
        quote_id,
        extras: extras.map(({ id, max }) => ({ id, quantity: max })),
        ...(protections[0] && { protection_id: protections[0].id }),
      },
    })
    const driver = { ...DRIVER, age: 23, email: `traveller-${(traveller += 1)}@example.com` }
    const ordered = await (plan === 'Standard' ? orderAtDesk : order)(token, filled.booking, { driver })
    expect(extras.length).toBeGreaterThan(3)
    expect(ordered.body.booking.status).toBe('confirmed')
  },
)

test('a supplier that reserves cheaper than it quoted is kept, and the traveller pays what was shown', async () => {
  const { booking, order, books } = await cartOf('Non-refundable')
  app.simulators.okMobility.breakQuotes(8_000)
  const { body } = await order()
  expect(body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect((await books()).charges).toMatchObject([{ captured: booking.price.pay_now.amount }])
})

test('one that reserves dearer and then falls silent is undone once it answers; the traveller is told by mail', async () => {
  const { order, books } = await cartOf('Flexible')
  app.simulators.okMobility.breakQuotes(13_000)
  await app.simulators.okMobility.injectFault({ mode: 'failing', operation: 'cancel' })
  expect((await order()).body.booking).toMatchObject({
    status: 'awaiting_supplier',
    payment_status: 'authorised',
  })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  app.clock.pass({ seconds: 30 })
  await app.app.runJob('settle bookings')
  const { mails, ...known } = await books()
  expect(known).toMatchObject({ status: 'failed', atOkMobility: ['cancelled'], charges: released })
  expect(mails).toHaveLength(1)
})
