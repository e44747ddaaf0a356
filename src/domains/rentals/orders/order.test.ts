import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { CARD, journey } from '#testing/builders/rentals/journey.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a car paid in part now is authorised, reserved, captured and confirmed, in that order', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const ordered = await order(token, booking)
  expect(ordered.status).toBe(201)
  expect(ordered.body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(ordered.body.booking.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'added_to_cart',
    'order_placed',
    'payment_authorised',
    'supplier_confirmed',
    'confirmed',
  ])
})

test('a declined card leaves the cart as it was, and another card takes it', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  const declined = await order(token, booking, { card: { ...CARD, number: '4000000000000002' } })
  expect(declined).toMatchObject({ status: 422, body: { code: 'payment_declined' } })
  const again = await order(token, booking)
  expect(again.body.booking.status).toBe('confirmed')
})

test('a desk plan takes no card', async () => {
  const { guest, quote, cart, orderAtDesk } = journey(app)
  const token = await guest()
  const booking = await cart(
    token,
    (await quote('Standard', (one) => !one.payment.credit_card_required)).quote_id,
  )
  const ordered = await orderAtDesk(token, booking)
  expect(ordered.body.booking).toMatchObject({ status: 'confirmed', payment_status: 'none' })
})

test('the same key gives the same answer and books once; with another body it is refused', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const key = crypto.randomUUID()
  const first = await order(token, booking, { key })
  const second = await order(token, booking, { key })
  expect(second.body).toEqual(first.body)
  const other = await order(token, booking, { key, card: { ...CARD, holder: 'Somebody Else' } })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  const book = app.simulators.okMobility.book().filter(({ reference }) => reference === booking.reference)
  expect(book).toHaveLength(1)
})

test('a card whose answer is lost after it was authorised is found again and charged once', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  const ordered = await order(token, booking, { card: { ...CARD, number: '4000000000000119' } })
  expect(ordered.body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
})

test('a booking’s stations read in the language it is looked at in, whatever it was quoted in', async () => {
  const { guest, quote, cart } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const { body } = await app.call(`/api/user/booking?booking_id=${booking.booking_id}&lang_id=2`, { token })
  expect(booking.offer.pickup.name).toContain('Dubai')
  expect(body.items[0].offer.pickup).toMatchObject({ id: booking.offer.pickup.id, city: 'دبي' })
})
