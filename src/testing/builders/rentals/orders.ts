import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { CARD, DRIVER, journey } from './journey.ts'

export const ORDER = '/api/user/order'
export const AT_DESK = '/api/user/without-credit-order'

/** A total that was never shown, so that an order expected to fail for another reason cannot succeed. */
export const NEVER = { amount: 1, currency: 'EUR' }

type How = { as?: string; key?: string | null; query?: string }

/** A traveller with a car in the cart, and bodies of its order to make invalid. */
export async function waitingCart(app: TestApp) {
  const { guest, quote, cart: fill } = journey(app)
  const token = await guest()
  const cart: Booking = await fill(token, (await quote('Flexible')).quote_id)

  function send(
    path: string,
    body: unknown,
    { as = token, key = crypto.randomUUID(), query = '' }: How = {},
  ) {
    return app.call(`${path}${query}`, {
      token: as,
      body,
      headers: key === null ? {} : { 'idempotency-key': key },
    })
  }

  function deskBody(changes: object = {}) {
    return { booking_id: cart.booking_id, driver: DRIVER, accept_total: cart.price.total, ...changes }
  }

  function orderBody(changes: object = {}) {
    return { ...deskBody(), payment: CARD, ...changes }
  }

  return { token, cart, send, deskBody, orderBody }
}
