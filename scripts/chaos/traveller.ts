import { setTimeout as wait } from 'node:timers/promises'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import type { Order } from '#testing/books/compare-books.ts'
import { CARD, DRIVER } from '#testing/builders/rentals/journey.ts'
import { anyAddress } from '../load/any-address.ts'
import { rentals, typedPlace } from '../load/rentals.ts'
import { codeIn, isFault, type Asking } from './asked.ts'

/** An order, and why it was given up. */
export type SentOrder = Order & { refused: string | null }

type Needs = { asking: Asking; orderOneIn: number; ordered: (order: SentOrder) => void }

/** Whoever had no answer presses the button again so often, with the same key. */
const AGAIN_MS = 2_000
const MAX_TRIES = 40

/**
 * What one traveller does: types a place, opens the results and searches; one of many then orders a car, and tries again until
 * told what came of it, as the site's checkout does with its key. autocannon, which sends `npm run load`, cannot try again.
 */
export function travellers({ asking: { ask }, orderOneIn, ordered }: Needs) {
  const rental = rentals()
  return async function round(): Promise<void> {
    const address = anyAddress()
    const query = rental()
    const say = (step: string, path: string, message?: object, headers?: Record<string, string>) =>
      ask(step, address, { path, ...(message && { method: 'POST', message }), ...(headers && { headers }) })
    const parsed = async <Body>(asked: ReturnType<typeof say>): Promise<Body | null> => {
      const { status, body } = await asked
      return status >= 200 && status < 300 ? (JSON.parse(body) as Body) : null
    }

    await say('place', `/api/all-location?search=${encodeURIComponent(typedPlace())}`)
    await say('page', `/en/search?${query}`)
    const found = await parsed<SearchResults>(say('search', `/api/searching?${query}`, { sort: 'price' }))
    if (!found || Math.random() >= 1 / orderOneIn) return
    const offers = found.items.filter(({ payment }) => payment.timing !== 'desk')
    const offer = offers[Math.floor(Math.random() * offers.length)]
    if (!offer) return
    const guest = await parsed<{ token: string }>(say('guest', '/api/guest-login'))
    if (!guest) return
    const signed = { authorization: `Basic ${guest.token}` }
    const quote = await parsed<Quote>(say('offer', '/api/vehicle-detail', { offer_id: offer.offer_id }))
    if (!quote) return
    const added = await parsed<{ booking: Booking }>(
      say('cart', '/api/user/add-car', { quote_id: quote.quote_id }, signed),
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
      told: null,
      toldAt: null,
      refused: null,
    }
    ordered(order)
    const driver = { ...DRIVER, email }
    const message = { booking_id, driver, accept_total: price.total, payment: CARD }
    while (order.tries < MAX_TRIES) {
      order.tries += 1
      const headers = { ...signed, 'idempotency-key': key }
      const reply = await say('order', '/api/user/order', message, headers)
      const code = reply.status >= 400 ? codeIn(reply.body) : ''
      if (reply.status >= 200 && reply.status < 300) {
        order.toldAt = new Date().toISOString()
        order.told = (JSON.parse(reply.body) as { booking: Booking }).booking.status
        return
      }
      if (!isFault(reply) && code !== 'request_in_progress') {
        order.refused = code
        return
      }
      await wait(Math.max(AGAIN_MS, reply.retryAfterMs))
    }
    order.refused = 'never answered'
  }
}
