import { setTimeout as wait } from 'node:timers/promises'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import type { Order } from '#testing/books/compare-books.ts'
import { CARD, DRIVER } from '#testing/builders/rentals/journey.ts'
import { anyAddress } from '../load/any-address.ts'
import { rentals, placePrefix } from '../load/rentals.ts'
import { codeIn, isFault, type Client } from './client.ts'

/** An order, and the reason it was abandoned; null if it was not. */
export type SentOrder = Order & { rejection: string | null }

type Needs = { client: Client; orderOneIn: number; ordered: (order: SentOrder) => void }

/** Retries after a missing response, with the same idempotency key. */
const RETRY_MS = 2_000
const MAX_TRIES = 40

/**
 * Returns one visit: it enters a place, opens the results and searches; one in `orderOneIn` visits orders a car, and retries
 * until the outcome is known, as the checkout does with its key. autocannon, which `npm run load` uses, cannot retry.
 */
export function travellers({ client: { send }, orderOneIn, ordered }: Needs) {
  const rental = rentals()
  return async function round(): Promise<void> {
    const address = anyAddress()
    const query = rental()
    const request = (step: string, path: string, message?: object, headers?: Record<string, string>) =>
      send(step, address, { path, ...(message && { method: 'POST', message }), ...(headers && { headers }) })
    const parsed = async <Body>(pending: ReturnType<typeof request>): Promise<Body | null> => {
      const { status, body } = await pending
      return status >= 200 && status < 300 ? (JSON.parse(body) as Body) : null
    }

    await request('place', `/api/all-location?search=${encodeURIComponent(placePrefix())}`)
    await request('page', `/en/search?${query}`)
    const results = await parsed<SearchResults>(
      request('search', `/api/searching?${query}`, { sort: 'price' }),
    )
    if (!results || Math.random() >= 1 / orderOneIn) return
    const offers = results.items.filter(({ payment }) => payment.timing !== 'desk')
    const offer = offers[Math.floor(Math.random() * offers.length)]
    if (!offer) return
    const guest = await parsed<{ token: string }>(request('guest', '/api/guest-login'))
    if (!guest) return
    const signed = { authorization: `Basic ${guest.token}` }
    const quote = await parsed<Quote>(request('offer', '/api/vehicle-detail', { offer_id: offer.offer_id }))
    if (!quote) return
    const added = await parsed<{ booking: Booking }>(
      request('cart', '/api/user/add-car', { quote_id: quote.quote_id }, signed),
    )
    if (!added) return

    const key = crypto.randomUUID()
    const email = `${key.slice(0, 13)}@example.com`
    const { booking_id, reference, price } = added.booking
    const order: SentOrder = {
      bookingId: booking_id,
      reference,
      email,
      tries: 0,
      reportedStatus: null,
      reportedAt: null,
      rejection: null,
    }
    ordered(order)
    const driver = { ...DRIVER, email }
    const message = { booking_id, driver, accept_total: price.total, payment: CARD }
    while (order.tries < MAX_TRIES) {
      order.tries += 1
      const headers = { ...signed, 'idempotency-key': key }
      const reply = await request('order', '/api/user/order', message, headers)
      const code = reply.status >= 400 ? codeIn(reply.body) : ''
      if (reply.status >= 200 && reply.status < 300) {
        order.reportedAt = new Date().toISOString()
        order.reportedStatus = (JSON.parse(reply.body) as { booking: Booking }).booking.status
        return
      }
      if (!isFault(reply) && code !== 'request_in_progress') {
        order.rejection = code
        return
      }
      await wait(Math.max(RETRY_MS, reply.retryAfterMs))
    }
    order.rejection = 'never answered'
  }
}
