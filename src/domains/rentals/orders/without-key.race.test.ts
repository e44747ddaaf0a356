import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import {
  confirmedBooking,
  expectWhole,
  netCharged,
  LONGER,
  settleFor,
  SHORTER,
} from '#testing/builders/rentals/changes.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { AT_DESK, ORDER, waitingCart } from '#testing/builders/rentals/orders.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

/** Concurrent submits, as from repeated clicks and a retrying client. */
const AT_ONCE = 8

const app = forFile(await testApp({ fleet: { stock: 1000 } }))

const atOnce = <Reply>(requestChange: () => Promise<Reply>) =>
  Promise.all(Array.from({ length: AT_ONCE }, requestChange))

test('orders of one cart at once and without a key are one order, and all are told of it', async () => {
  const { cart, send, orderBody } = await waitingCart(app)
  const answers = await atOnce(() => send(ORDER, orderBody(), { key: null }))
  for (const { status, body } of answers)
    expect([status, body.booking?.reference]).toEqual([201, cart.reference])
  const { status, charges, atOkMobility } = await booksOf(app, cart)
  expect(status).toBe('confirmed')
  expect(atOkMobility).toEqual(['booked'])
  expect(netCharged(charges)).toBe(cart.price.pay_now.amount)
})

test('an order pressed again without a key is answered with what became of it; another driver’s is refused', async () => {
  const { token, cart, send, orderBody } = await waitingCart(app)
  const first = await send(ORDER, orderBody(), { key: null })
  expect(first.body.booking.status).toBe('confirmed')
  const again = await send(ORDER, orderBody(), { key: null })
  expect(again).toMatchObject({ status: 201, body: { payment: { status: 'paid' } } })
  expect(again.body.booking).toEqual(first.body.booking)
  const other = orderBody({ driver: { ...DRIVER, first_name: 'Mona' } })
  expectProblem(await send(ORDER, other, { key: null }), { status: 409, code: 'not_in_cart' })
  await journey(app).cancel(token, cart)
  expectProblem(await send(ORDER, orderBody(), { key: null }), { status: 409, code: 'not_in_cart' })
  expect((await booksOf(app, cart)).charges).toHaveLength(1)
})

test('a declined card without a key leaves the cart, and the next press is another order', async () => {
  const { send, orderBody } = await waitingCart(app)
  const declined = orderBody({ payment: { ...CARD, number: '4000000000000002' } })
  expectProblem(await send(ORDER, declined, { key: null }), { status: 422, code: 'payment_declined' })
  expectProblem(await send(ORDER, declined, { key: null }), { status: 422, code: 'payment_declined' })
  expect((await send(ORDER, orderBody(), { key: null })).body.booking.status).toBe('confirmed')
})

test('a car paid at the desk is ordered once without a key', async () => {
  const { guest, quote, cart: fill } = journey(app)
  const token = await guest()
  const cart = await fill(
    token,
    (await quote('Standard', (one) => !one.payment.credit_card_required)).quote_id,
  )
  const body = { booking_id: cart.booking_id, driver: DRIVER, accept_total: cart.price.total }
  const answers = await atOnce(() => app.call(AT_DESK, { token, body }))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect((await booksOf(app, cart)).atEuropcar).toEqual(['booked'])
})

test('cancellations at once and without a key are one, at one refund', async () => {
  const { token, cart, send, orderBody } = await waitingCart(app)
  await send(ORDER, orderBody())
  const body = { booking_id: cart.booking_id }
  const answers = await atOnce(() => app.call('/api/user/cancle-booking', { token, body }))
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 200,
      body: { refund: { amount: cart.price.pay_now.amount }, booking: { status: 'cancelled' } },
    })
  await settleFor(app, 2)
  const again = await app.call('/api/user/cancle-booking', { token, body })
  expect(again).toMatchObject({ status: 200, body: { booking: { status: 'cancelled' } } })
  const { charges, atOkMobility } = await booksOf(app, cart)
  expect(atOkMobility).toEqual(['cancelled'])
  expect(charges).toMatchObject([{ refunded: cart.price.pay_now.amount }])
})

test('who cancels while the supplier is asked already hears what came of it', async () => {
  const { token, cart, send, orderBody } = await waitingCart(app)
  await send(ORDER, orderBody())
  const { okMobility } = app.simulators
  const callsBefore = okMobility.calls('cancel')
  await okMobility.injectFault({ mode: 'held', operation: 'cancel', times: 1 })
  const cancel = () => app.call('/api/user/cancle-booking', { token, body: { booking_id: cart.booking_id } })
  const first = cancel()
  await expect.poll(() => okMobility.calls('cancel'), { interval: 10 }).toBe(callsBefore + 1)
  let answered = 0
  const others = Array.from({ length: 3 }, () => cancel().finally(() => (answered += 1)))
  await new Promise((done) => setTimeout(done, 300))
  expect(answered).toBe(0)
  await okMobility.injectFault({ mode: 'none' })
  for (const answer of await Promise.all([first, ...others]))
    expect(answer).toMatchObject({
      status: 200,
      body: { refund: { amount: cart.price.pay_now.amount }, booking: { status: 'cancelled' } },
    })
})

test('changes at once and without a key are one change, paid once, and a later press does nothing more', async () => {
  const trip = await confirmedBooking(app)
  const { body: priced } = await trip.requestChange(LONGER)
  const accepted = { ...LONGER, accept_total: priced.change.price.total, payment: CARD }
  const answers = await atOnce(() => trip.requestChange(accepted))
  for (const { status, body } of answers)
    expect([status, body.change?.price]).toEqual([200, priced.change.price])
  const booking = await expectWhole(trip)
  expect(booking.days).toBe(7)
  const again = await trip.requestChange(accepted)
  expect(again).toMatchObject({ status: 200, body: { difference: { amount: 0 } } })
  expect(again.body).toMatchObject({ booking, change: { due: { amount: 0 }, action: null } })
  expect((await trip.books()).payments).toEqual(['captured', 'captured'])
})

test('the same change is made again once another has been made in between', async () => {
  const trip = await confirmedBooking(app)
  for (const times of [LONGER, SHORTER, LONGER]) expect((await trip.change(times)).made.status).toBe(200)
  expect((await expectWhole(trip)).days).toBe(7)
})

test('a change under a key is answered the same again, and under it another one is refused', async () => {
  const trip = await confirmedBooking(app)
  const { body: priced } = await trip.requestChange(LONGER)
  const key = crypto.randomUUID()
  const accepted = { ...LONGER, accept_total: priced.change.price.total, payment: CARD }
  const first = await trip.requestChange(accepted, { key })
  expect(first).toMatchObject({ status: 200, body: { difference: priced.difference, booking: { days: 7 } } })
  expect((await trip.requestChange(accepted, { key })).body).toEqual(first.body)
  expectProblem(await trip.requestChange(SHORTER, { key }), { status: 409, code: 'idempotency_key_reused' })
  expectProblem(await trip.requestChange(SHORTER, { key: 'odd key' }), {
    status: 400,
    code: 'idempotency_key_invalid',
  })
  await expectWhole(trip)
})
