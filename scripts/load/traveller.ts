import type autocannon from 'autocannon'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { CARD, DRIVER } from '#testing/builders/rentals/journey.ts'
import { anyAddress } from './any-address.ts'
import { placePrefix } from './rentals.ts'

export const STEPS = ['place', 'page', 'search', 'guest', 'offer', 'cart', 'order'] as const
export type Step = (typeof STEPS)[number]

/** Result of an order: the HTTP status, and the status of the booking if the response has one. */
export type Ordered = { key: string; cart: string; status: number; booking: string | null; at: string }

type Needs = {
  rental: () => string
  /** An order for so many searches. */
  orderOneIn: number
  /** Called with each response's HTTP status and time. */
  answered: (step: Step, status: number, tookMs: number) => void
  ordered: (order: Ordered) => void
}

/** State of one traveller until they start over; a step without a response leaves nothing for those after it. */
type Context = {
  startedAt: number
  address: string
  query: string
  offer?: string
  token?: string
  quote?: string
  cart: Booking
  /** Idempotency key of the cart's order. */
  key?: string
}

const JSON_HEADERS = { 'content-type': 'application/json' }
/**
 * Returns the requests of a traveller, in order: place search, results page, search; one in `orderOneIn` then orders a car.
 * A skipped step ends the visit; the next one starts with another place.
 */
export function travellerSteps({ rental, orderOneIn, answered, ordered }: Needs): autocannon.Request[] {
  function step(
    name: Step,
    toRequest: (context: Context) => autocannon.Request | null,
    then: (body: string, context: Context, status: number) => void = () => {},
  ): autocannon.Request {
    return {
      // The library's types do not know skipped steps, but its code does: false starts over.
      setupRequest: ((template: autocannon.Request, context: Context) => {
        const request = toRequest(context)
        if (!request) return false
        context.startedAt = performance.now()
        const headers = { ...template.headers, ...request.headers, 'x-forwarded-for': context.address }
        return { ...template, ...request, headers }
      }) as unknown as NonNullable<autocannon.Request['setupRequest']>,
      onResponse: (status, body, context) => {
        const own = context as Context
        answered(name, status, performance.now() - own.startedAt)
        then(body, own, status)
      },
    }
  }
  const post = (path: string, message: object, headers: Record<string, string> = {}) =>
    ({
      method: 'POST',
      path,
      headers: { ...JSON_HEADERS, ...headers },
      body: JSON.stringify(message),
    }) as const
  const signed = ({ token }: Context) => ({ authorization: `Basic ${token}` })

  return [
    step('place', (context) => {
      Object.assign(context, {
        address: anyAddress(),
        query: rental(),
        offer: '',
        token: '',
        quote: '',
        key: '',
      })
      return { method: 'GET', path: `/api/all-location?search=${encodeURIComponent(placePrefix())}` }
    }),
    step('page', ({ query }) => ({ method: 'GET', path: `/en/search?${query}` })),
    step(
      'search',
      ({ query }) => post(`/api/searching?${query}`, { sort: 'price' }),
      (body, context, status) => {
        if (!isOk(status) || Math.random() >= 1 / orderOneIn) return
        const { items } = JSON.parse(body) as SearchResults
        context.offer = items.find(({ payment }) => payment.timing === 'part')?.offer_id ?? ''
      },
    ),
    step(
      'guest',
      ({ offer }) => (!offer ? null : { method: 'GET', path: '/api/guest-login' }),
      (body, context, status) => {
        if (isOk(status)) context.token = (JSON.parse(body) as { token: string }).token
      },
    ),
    step(
      'offer',
      ({ token, offer }) => (!token ? null : post('/api/vehicle-detail', { offer_id: offer })),
      (body, context, status) => {
        if (isOk(status)) context.quote = (JSON.parse(body) as Quote).quote_id
      },
    ),
    step(
      'cart',
      (context) =>
        !context.quote ? null : post('/api/user/add-car', { quote_id: context.quote }, signed(context)),
      (body, context, status) => {
        context.key = ''
        if (!isOk(status)) return
        context.cart = (JSON.parse(body) as { booking: Booking }).booking
        context.key = crypto.randomUUID()
      },
    ),
    step(
      'order',
      (context) => {
        if (!context.key) return null
        const { booking_id, price } = context.cart
        const driver = { ...DRIVER, email: `${context.key.slice(0, 8)}@example.com` }
        const order = { booking_id, driver, accept_total: price.total, payment: CARD }
        return post('/api/user/order', order, { ...signed(context), 'idempotency-key': context.key })
      },
      (body, { key = '', cart }, status) => {
        const booked = isOk(status) ? (JSON.parse(body) as { booking?: Booking }).booking : undefined
        const booking = booked ? booked.status : null
        ordered({ key, cart: cart.booking_id, status, booking, at: new Date().toISOString() })
      },
    ),
  ]
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300
}
