import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { UNREACHABLE_URL } from '#testing/infrastructure/unreachable-url.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'

/** One request waits this long without a response; the others end sooner, even on a busy machine. */
const TIMEOUT_MS = 3000

let traveller = 0
const app = forFile(await testApp({ fleet: { stock: 50 }, timeouts: { paymentMs: TIMEOUT_MS } }))
const gateway = gatewayAt(app.simulators.payments.url)
beforeEach(async () => {
  await gateway.injectFault({ mode: 'none' })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
})

async function cartToPay(of = app) {
  const { guest, quote, cart, order, read } = journey(of)
  const driver = { ...DRIVER, email: `payer-${(traveller += 1)}@example.com` }
  const token = await guest()
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  return {
    booking,
    order: (card = CARD) => order(token, booking, { driver, card }),
    read: () => read(token, booking.booking_id),
    books: () => booksOf(of, booking),
  }
}

async function settleFor(minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half++) {
    app.clock.pass({ seconds: 30 })
    await app.app.runJob('settle bookings')
  }
}

const released = { status: 'released', captured: 0, refunded: 0 }
function paid(amount: number) {
  return { status: 'captured', captured: amount, refunded: 0 }
}

test('a declined card is said to be declined, holds nothing, and the supplier is not asked', async () => {
  const { order, books } = await cartToPay()
  const declined = await order({ ...CARD, number: '4000000000009995' })
  expect(declined).toMatchObject({ status: 422, body: { code: 'payment_declined' } })
  expect(declined.body.detail).toMatch(/insufficient funds.* Nothing was charged/)
  expect(await books()).toMatchObject({
    status: 'cart',
    atOkMobility: [],
    charges: [{ status: 'declined', captured: 0 }],
  })
})

test('one cart ordered ten times at once, under a key each, is booked and charged once', async () => {
  const { booking, order, books } = await cartToPay()
  const answers = await Promise.all(Array.from({ length: 10 }, () => order()))
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 'not_in_cart'),
  ])
  expect(await books()).toMatchObject({
    status: 'confirmed',
    atOkMobility: ['booked'],
    charges: [paid(booking.price.total.amount)],
  })
})

test.for(['drop_after', 'garbage'] as const)(
  'a gateway that holds the money and answers %s is asked what it holds: confirmed and charged once',
  async (mode) => {
    const { booking, order, books } = await cartToPay()
    await gateway.injectFault({ mode, operation: 'authorise', times: 1 })
    expect((await order()).body.booking.status).toBe('confirmed')
    expect(await books()).toMatchObject({
      atOkMobility: ['booked'],
      charges: [paid(booking.price.total.amount)],
    })
  },
)

test('an authorisation that arrives after we gave up on it holds nothing, and another card pays once', async () => {
  const { booking, order, books } = await cartToPay()
  await gateway.injectFault({ mode: 'held', operation: 'authorise', times: 1 })
  const failed = await order()
  expect(failed).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } })
  await gateway.injectFault({ mode: 'none' })
  expect(await books()).toMatchObject({ status: 'cart', atOkMobility: [], charges: [released] })
  expect((await order()).body.booking.status).toBe('confirmed')
  expect(await books()).toMatchObject({ charges: [released, paid(booking.price.total.amount)] })
})

test('a gateway that answers nothing leaves the payment open; once back, nothing is held and the cart can be paid', async () => {
  const { booking, order, books } = await cartToPay()
  await gateway.injectFault({ mode: 'failing' })
  const open = await order()
  expect(open.status).toBe(201)
  expect(open.body).toMatchObject({ booking: { status: 'awaiting_payment' }, payment: { status: 'pending' } })
  await settleFor(2)
  expect(await books()).toMatchObject({ status: 'awaiting_payment', atOkMobility: [] })
  await gateway.injectFault({ mode: 'none' })
  await settleFor(5)
  expect(await books()).toMatchObject({ status: 'cart', payments: ['released'], charges: [released] })
  expect((await order()).body.booking.status).toBe('confirmed')
  expect(await books()).toMatchObject({
    charges: [released, paid(booking.price.total.amount)],
    atOkMobility: ['booked'],
  })
})

test('a gateway nobody can reach charged nothing, and the cart is as it was', async () => {
  const unreachable = await testApp({ context: { paymentsUrl: UNREACHABLE_URL } })
  try {
    const { order, books } = await cartToPay(unreachable)
    expect(await order()).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } })
    expect(await books()).toMatchObject({ status: 'cart', atOkMobility: [] })
  } finally {
    await unreachable.close()
  }
})

test.for(['drop_after', 'failing', 'garbage', 'drop'] as const)(
  'a capture answered by %s is asked for again: the booking is confirmed later, charged once, and the traveller told',
  async (mode) => {
    const { booking, order, books, read } = await cartToPay()
    await gateway.injectFault({ mode, operation: 'capture', times: 1 })
    const ordered = await order()
    expect(ordered.status).toBe(201)
    expect(ordered.body.booking).toMatchObject({ status: 'awaiting_supplier', payment_status: 'authorised' })
    await settleFor(1)
    expect(await read()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
    expect(await books()).toMatchObject({
      atOkMobility: ['booked'],
      charges: [paid(booking.price.total.amount)],
    })
    expect((await books()).mails).toHaveLength(1)
  },
)

test.for(['drop_after', 'failing', 'garbage', 'drop'] as const)(
  'a release answered by %s is asked for again: the traveller hears at once that it failed, and nothing stays held',
  async (mode) => {
    const { order, books } = await cartToPay()
    await app.simulators.okMobility.injectFault({ mode: 'closed' })
    await gateway.injectFault({ mode, operation: 'release', times: 1 })
    expect(await order()).toMatchObject({ status: 502, body: { code: 'supplier_unavailable' } })
    await settleFor(1)
    expect(await books()).toMatchObject({
      status: 'failed',
      payments: ['released'],
      charges: [released],
      atOkMobility: [],
    })
  },
)
