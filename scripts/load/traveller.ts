import type autocannon from 'autocannon'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { CARD, DRIVER } from '#testing/builders/rentals/journey.ts'
import { anyAddress } from './any-address.ts'
import { typedPlace } from './rentals.ts'

export const STEPS = ['place', 'page', 'search', 'guest', 'offer', 'cart', 'order'] as const
export type Step = (typeof STEPS)[number]

/** What became of an order: its answer's status, and its booking if that told one. */
export type Ordered = { key: string; cart: string; status: number; booking: string | null; at: string }

type Needs = {
  rental: () => string
  /** An order for so many searches. */
  orderOneIn: number
  /** An answer: whether it is the one that was wanted, and how long it took. */
  answered: (step: Step, status: number, tookMs: number) => void
  ordered: (order: Ordered) => void
}

/** Of one traveller, until they begin anew; of a step that was not answered, nothing is known in those after it. */
type Context = {
  startedAt: number
  address: string
  query: string
  offer?: string
  token?: string
  quote?: string
  cart: Booking
  /** Of an order of the cart. */
  key?: string
}

const JSON_HEADERS = { 'content-type': 'application/json' }
/**
 * What a traveller asks, one after the other: a place is typed, the results page opened and searched; one of many then orders
 * a car. A step that is not taken ends the round, and the next begins with another place.
 */
export function travellerSteps({ rental, orderOneIn, answered, ordered }: Needs): autocannon.Request[] {
  function step(
    name: Step,
    ask: (context: Context) => autocannon.Request | null,
    then: (body: string, context: Context, status: number) => void = () => {},
  ): autocannon.Request {
    return {
      // The library's types know no step that is left out, which its code does: false begins anew.
      setupRequest: ((request: autocannon.Request, context: Context) => {
        const asked = ask(context)
        if (!asked) return false
        context.startedAt = performance.now()
        const headers = { ...request.headers, ...asked.headers, 'x-forwarded-for': context.address }
        return { ...request, ...asked, headers }
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
      return { method: 'GET', path: `/api/all-location?search=${encodeURIComponent(typedPlace())}` }
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
        const told = isOk(status) ? (JSON.parse(body) as { booking?: Booking }).booking : undefined
        const booking = told ? told.status : null
        ordered({ key, cart: cart.booking_id, status, booking, at: new Date().toISOString() })
      },
    ),
  ]
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300
}
