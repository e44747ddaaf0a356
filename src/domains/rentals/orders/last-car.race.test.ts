import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'

const TRAVELLERS = 80
const CARS = 5

/** Max concurrent quotes: more would queue for a supplier connection, and some would be rejected. */
const MAX_QUOTES_AT_ONCE = 40

// On a busy machine, so many concurrent orders wait in queues for a long time.
const timeouts = { reserveMs: 150_000, paymentMs: 150_000 }
const app = forFile(await testApp({ fleet: { stock: CARS }, connections: 20, timeouts }))

type Settled = Awaited<ReturnType<typeof everybodyOrders>>[number]

/** Has travellers order the same class at the same time, each with their own quote and cart. */
async function everybodyOrders(plan: PlanLabel) {
  const { guest, quote, cart, order, orderAtDesk, read } = journey(app)
  const { offer } = await quote(plan, (one) => plan !== 'Standard' || !one.payment.credit_card_required)
  const fewAtOnce = pLimit(MAX_QUOTES_AT_ONCE)
  const travellers = await Promise.all(
    Array.from({ length: TRAVELLERS }, () =>
      fewAtOnce(async () => {
        const token = await guest()
        const quoted = await app.call('/api/vehicle-detail', { body: { offer_id: offer.offer_id } })
        return { token, booking: await cart(token, quoted.body.quote_id) }
      }),
    ),
  )
  const startedAt = performance.now()
  const answers = await Promise.all(
    travellers.map(({ token, booking }) => (plan === 'Standard' ? orderAtDesk : order)(token, booking)),
  )
  console.log(`${TRAVELLERS} orders of ${plan} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  // The job settles what an external service left open, as on a running server.
  while ((await app.app.runJob('settle bookings')) !== 0) app.clock.pass({ seconds: 60 })
  return Promise.all(
    travellers.map(async ({ token, booking }, at) => ({
      answer: answers[at]!,
      booking: await read(token, booking.booking_id),
    })),
  )
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(items, key)].map(([value, group]) => [value, group.length]))
}

function expectFiveConfirmed(settled: readonly Settled[], otherPayment: 'released' | 'none'): void {
  expect(countBy(settled, ({ answer }) => `${answer.status} ${answer.body.code ?? ''}`)).toEqual({
    '201 ': CARS,
    '409 sold_out': TRAVELLERS - CARS,
  })
  const paid = otherPayment === 'released' ? 'paid' : 'none'
  expect(countBy(settled, ({ booking }) => `${booking.status} ${booking.payment_status}`)).toEqual({
    [`confirmed ${paid}`]: CARS,
    [`failed ${otherPayment}`]: TRAVELLERS - CARS,
  })
  for (const { answer, booking } of settled) {
    if (answer.status === 201) expect(booking.status).toBe('confirmed')
    else expect(answer.body.detail).toMatch(/last car .* nothing was charged/)
  }
}

test('of 80 orders at once for 5 cars paid by card, 5 are confirmed and charged, 75 refused and released', async () => {
  const settled = await everybodyOrders('Flexible')
  expectFiveConfirmed(settled, 'released')

  const confirmed = settled
    .filter(({ booking }) => booking.status === 'confirmed')
    .map(({ booking }) => booking)
  const live = app.simulators.okMobility.book().filter(({ status }) => status === 'booked')
  expect(live.map(({ reference }) => reference).sort()).toEqual(
    confirmed.map(({ reference }) => reference).sort(),
  )
  expect(live.map(({ supplierReference }) => supplierReference).sort()).toEqual(
    confirmed.map(({ supplier_reference }) => supplier_reference).sort(),
  )

  const payments = await gatewayAt(app.simulators.payments.url).book()
  expect(countBy(payments, ({ status }) => status)).toEqual({ captured: CARS, released: TRAVELLERS - CARS })
  const { amount } = confirmed[0]!.price.pay_now
  expect(payments.filter(({ captured }) => captured !== 0).map(({ captured }) => captured)).toEqual(
    Array(CARS).fill(amount),
  )
})

test('of 80 orders at once for 5 cars paid at the desk, 5 are confirmed and 75 refused, and no card is asked', async () => {
  const paymentsBefore = (await gatewayAt(app.simulators.payments.url).book()).length
  const settled = await everybodyOrders('Standard')
  expectFiveConfirmed(settled, 'none')

  const ours = settled.flatMap(({ booking }) => booking.supplier_reference ?? [])
  const live = app.simulators.europcar.book().filter(({ status }) => status === 'booked')
  expect(live.map(({ supplierReference }) => supplierReference).sort()).toEqual(ours.sort())
  expect(live).toHaveLength(CARS)
  expect(await gatewayAt(app.simulators.payments.url).book()).toHaveLength(paymentsBefore)
})
