import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { CARD, DRIVER } from '#testing/builders/rentals/journey.ts'
import { postRequest } from './search.ts'

/** Returns a guest's request that orders a cart. */
export function orderOf(token: string, { booking_id, price }: Booking) {
  return {
    headers: { authorization: `Basic ${token}`, 'idempotency-key': crypto.randomUUID() },
    message: { booking_id, driver: DRIVER, accept_total: price.total, payment: CARD },
  }
}

/** Returns the order as a complete HTTP request, for the load. */
export function orderRequest(token: string, cart: Booking): string {
  const { headers, message } = orderOf(token, cart)
  return postRequest('/api/user/order', message, headers)
}

/** Orders a cart; confirmed, or an error. */
export async function orderNow(url: string, token: string, cart: Booking): Promise<Booking> {
  const { headers, message } = orderOf(token, cart)
  const reply = await fetch(`${url}/api/user/order`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  const { booking } = (await reply.json()) as { booking?: Booking }
  if (booking?.status !== 'confirmed')
    throw new Error(`the order answered ${reply.status}, ${booking?.status}`)
  return booking
}
