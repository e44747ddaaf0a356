import type { TravellerVariables } from '#domains/accounts/public.ts'
import type { RequireStaff } from '#domains/staff/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { currencyById, languageOf } from '#kernel/locale.ts'
import {
  jsonBody,
  jsonReplies,
  jsonReply,
  openApiApp,
  problemRepliesOf,
} from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { App } from '#platform/app.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { jsonOfPlainBytes } from '#platform/http/reply-cache.ts'
import type { quoteOffer, QuotingApp } from '../../quotes/quote-offer.usecase.ts'
import { QUOTE_STATUS } from '../../quotes/quote-status.contract.ts'
import { QuoteContract, QuoteProblemContract, VehicleDetailBody } from '../../quotes/quote.contract.ts'
import { refusedBy } from '../../rental-problem.http.ts'
import type { SearchApp, searchCars } from '../../search/search-cars.usecase.ts'
import { searchRequest } from '../../search/search-request.ts'
import {
  SearchingBody,
  SearchingQuery,
  SearchingReply,
  type SearchResults,
} from '../../search/search.contract.ts'
import { searchRefused } from '../../search/search.routes.ts'

export type CallerRouting = SearchApp &
  QuotingApp &
  Pick<App, 'searchCounter' | 'defaultCurrency'> & { requireStaff: RequireStaff; rateLimit: RateLimit }

type UseCases = { searchCars: typeof searchCars; quoteOffer: typeof quoteOffer }

const rejectQuote = refusedBy(QUOTE_STATUS)

/**
 * Endpoints of the travellers' search and prices for callers, without any partner's percentage from this browser, and
 * with separate limits for the desk.
 */
export function callerQuoteRoutes(app: CallerRouting, useCases: UseCases) {
  const { searchCounter, defaultCurrency, requireStaff, rateLimit } = app
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
  return openApiApp<TravellerVariables>()
    .openapi(search, async (c) => {
      const request = searchRequest(c.req.valid('query'), c.req.valid('json'), defaultCurrency)
      const found = await useCases.searchCars(app, { ...request, partnerBasisPoints: 0 })
      if (!found.ok) return searchRefused(c, found.failure)
      if (request.page === 1 && request.waitMs !== 0) searchCounter.count()
      // Serialised by the outer layer, after the fields that the reader may not see are removed.
      return jsonOfPlainBytes<SearchResults>(found.value.body)
    })
    .openapi(quote, async (c) => {
      const { offer_id: offerId, lang_id, currency_id } = c.req.valid('json')
      const quoted = await useCases.quoteOffer(app, {
        offerId,
        language: languageOf(lang_id ?? 1),
        currency: currency_id === undefined ? undefined : currencyById(currency_id)?.code,
        attribution: null,
      })
      if (quoted.ok) return c.json(quoted.value, 200)
      const { search: query, ...failure } = quoted.failure
      return rejectQuote(c, failure, undefined, query === undefined ? {} : { search: query })
    })
}
