import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { currencyById, languageOf } from '#kernel/locale.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import type { Idempotent, IdempotencyVariables } from '#platform/http/idempotency.ts'
import {
  jsonBody,
  jsonReplies,
  jsonReply,
  openApiApp,
  problemRepliesOf,
} from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { jsonOfPlainBytes } from '#platform/http/reply-cache.ts'
import { ORDER_EXAMPLE } from '../../orders/order-example.ts'
import { orderStatus } from '../../orders/order-status.ts'
import type { QuoteOffer } from '../../quotes/quote-offer.usecase.ts'
import { QUOTE_STATUS } from '../../quotes/quote-status.contract.ts'
import { QuoteContract, QuoteProblemContract, VehicleDetailBody } from '../../quotes/quote.contract.ts'
import { refusedBy } from '../../rental-problem.http.ts'
import type { SearchCars } from '../../search/search-cars.usecase.ts'
import { searchRequest } from '../../search/search-request.ts'
import {
  SearchingBody,
  SearchingQuery,
  SearchingReply,
  type SearchResults,
} from '../../search/search.contract.ts'
import { searchRefused } from '../../search/search.routes.ts'
import { BookedForCallerReply, BookForCallerBody } from './book-for-caller.contract.ts'
import type { BookForCaller, BookForCallerFailure } from './book-for-caller.usecase.ts'

type Needs = {
  searchCars: SearchCars
  /** Called for each search. */
  onSearch: () => void
  quoteOffer: QuoteOffer
  bookForCaller: BookForCaller
  defaultCurrency: string
  requireStaff: RequireStaff
  idempotent: Idempotent
  rateLimit: RateLimit
}

const quoteRefused = refusedBy(QUOTE_STATUS)

const { address_unproved: _, ...ordered } = orderStatus
const refused = refusedBy({
  ...ordered,
  quote_not_found: 404,
  extra_unknown: 422,
  too_many_of_extra: 422,
  protection_unknown: 422,
  driver_has_unpaid: 409,
  class_held_unpaid: 409,
  too_many_booked: 429,
} as const satisfies Record<BookForCallerFailure['code'], number>)

/**
 * Endpoints for staff bookings on behalf of callers: the travellers' search and prices, without any partner's
 * percentage from this browser, and with separate limits for the desk.
 */
export function bookForCallerRoutes(needs: Needs) {
  const { searchCars, onSearch, quoteOffer, bookForCaller, defaultCurrency } = needs
  const { requireStaff, idempotent, rateLimit } = needs
  const access = requireStaff('support')
  const search = createRoute({
    method: 'post',
    path: '/staff/bookings/search',
    summary: 'Search every supplier for a caller',
    limit: rateLimit('staff-car-search', 1200),
    access,
    request: {
      query: SearchingQuery,
      body: jsonBody(SearchingBody, {
        filters: { PAYMENT: ['desk'] },
        sort: 'price',
        page: 1,
        page_size: 50,
      }),
    },
    responses: jsonReplies(200, SearchingReply, 'As travellers are answered', 404, 422),
  })
  const quote = createRoute({
    method: 'post',
    path: '/staff/bookings/quote',
    summary: 'Today’s price and terms of a car for a caller, held for 20 minutes',
    limit: rateLimit('staff-car-quote', 600),
    access,
    request: { body: jsonBody(VehicleDetailBody, { offer_id: EXAMPLE.secret, lang_id: 1 }) },
    responses: {
      200: jsonReply(QuoteContract, 'The quote, with what can be added'),
      ...problemRepliesOf(QuoteProblemContract, 400, 401, 403, 404, 409, 413, 415, 422, 429, 502),
    },
  })
  const book = createRoute({
    method: 'post',
    path: '/staff/bookings',
    summary: 'Book the car of a quote for a caller, to be paid at the desk',
    limit: rateLimit('staff-book-car', 120),
    access,
    middleware: [idempotent],
    request: {
      headers: IdempotencyHeader,
      body: jsonBody(BookForCallerBody, {
        quote_id: EXAMPLE.id,
        extras: [{ id: 'ADD', quantity: 1 }],
        protection_id: null,
        driver: ORDER_EXAMPLE.driver,
        accept_total: ORDER_EXAMPLE.accept_total,
        terms_read: true,
        notice_lang_id: 2,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(
      201,
      BookedForCallerReply,
      'Confirmed, or awaiting the supplier’s answer; the same quote again is answered with it, too',
      404,
      409,
      410,
      422,
      502,
    ),
  })
  return openApiApp<TravellerVariables & IdempotencyVariables>()
    .openapi(search, async (c) => {
      const asked = searchRequest(c.req.valid('query'), c.req.valid('json'), defaultCurrency)
      const found = await searchCars({ ...asked, partnerBasisPoints: 0 })
      if (!found.ok) return searchRefused(c, found.failure)
      if (asked.page === 1 && asked.waitMs !== 0) onSearch()
      // Serialised by the outer layer, after the fields that the reader may not see are removed.
      return jsonOfPlainBytes<SearchResults>(found.value.body)
    })
    .openapi(quote, async (c) => {
      const { offer_id: offerId, lang_id, currency_id } = c.req.valid('json')
      const quoted = await quoteOffer({
        offerId,
        language: languageOf(lang_id ?? 1),
        currency: currency_id === undefined ? undefined : currencyById(currency_id)?.code,
        ledBy: null,
      })
      if (quoted.ok) return c.json(quoted.value, 200)
      const { search: query, ...failure } = quoted.failure
      return quoteRefused(c, failure, undefined, query === undefined ? {} : { search: query })
    })
    .openapi(book, async (c) => {
      const { quote_id, extras, protection_id, driver, accept_total, notice_lang_id } = c.req.valid('json')
      const booked = await bookForCaller(
        {
          quoteId: quote_id,
          chosen: { extras, protectionId: protection_id ?? null },
          driver,
          acceptTotal: accept_total,
          langId: notice_lang_id,
          key: c.var.idempotencyKey,
        },
        staffActor(c),
      )
      if (!booked.ok) return refused(c, booked.failure)
      const { booking_id, reference, status } = booked.value
      return c.json({ booking_id, reference, status }, 201)
    })
}
