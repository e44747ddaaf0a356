import type { MiddlewareHandler } from 'hono'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { jsonOfBytes, replyBytes, replyCache, type ReplyCacheVariables } from '#platform/http/reply-cache.ts'
import type { App } from '#platform/app.ts'
import type { SearchApp, searchCars, SearchFailure } from './search-cars.usecase.ts'
import { SearchingBody, SearchingQuery, SearchingReply, type SearchResults } from './search.contract.ts'
import { searchRequest } from './search-request.ts'
import { refusedBy } from '../rental-problem.http.ts'
import { TIMES_STATUS } from './times-status.contract.ts'
import {
  recordPartnerPercent,
  type PartnerPercentOf,
  type PartnerVariables,
} from '#domains/attribution/public.ts'

/** Cache lifetime of requests (specification §9). */
const REQUEST_CACHE_MS = 120_000

export const searchRefused = refusedBy({
  location_not_found: 404,
  ...TIMES_STATUS,
  limit_without_rate: 422,
} as const satisfies Record<SearchFailure['code'], number>)

export type SearchRouting = SearchApp &
  Pick<App, 'searchCounter' | 'defaultCurrency'> & { percentOf: PartnerPercentOf; rateLimit: RateLimit }

/** Endpoint of the search. Replies are cached until anything they depend on changes. */
export function searchRoutes(app: SearchRouting, search: typeof searchCars) {
  const { clock, margins, searchCounter, percentOf, defaultCurrency, rateLimit } = app
  const route = createRoute({
    method: 'post',
    path: '/searching',
    summary: 'Search every supplier for a rental',
    limit: rateLimit('searching', 240),
    access: 'anybody',
    middleware: [
      countSearch(searchCounter.count),
      recordPartnerPercent(percentOf),
      replyCache({
        clock,
        lifetimeMs: REQUEST_CACHE_MS,
        audienceOf: (c) => `${String(c.get('partnerBasisPoints'))} ${margins.version()}`,
      }),
    ],
    request: {
      query: SearchingQuery,
      body: jsonBody(SearchingBody, {
        filters: { FUEL: ['petrol'], NEARBY_GARAGES: false },
        sort: 'price',
        page: 1,
        page_size: 2,
      }),
    },
    responses: jsonReplies(
      200,
      SearchingReply,
      'The page of offers, with facets and each supplier’s state',
      404,
      422,
    ),
  })
  return openApiApp<ReplyCacheVariables & PartnerVariables>().openapi(route, async (c) => {
    const found = await search(app, {
      ...searchRequest(c.req.valid('query'), c.req.valid('json'), defaultCurrency),
      partnerBasisPoints: c.get('partnerBasisPoints') ?? 0,
    })
    if (!found.ok) return searchRefused(c, found.failure)
    const { body: plain, isCacheable } = found.value
    const bytes = await replyBytes(c, plain)
    if (isCacheable) c.set('replyToCache', bytes)
    return jsonOfBytes<SearchResults>(c, bytes)
  })
}

const WITHOUT_WAITING = /[?&]wait_ms=0(?:&|$)/
const LATER_PAGE = /"page"\s*:\s*(?:[2-9]|1\d)/

/**
 * Counts new searches, not further pages of the same results. Counts before the cache, because cached replies are
 * searches, too. A request without waiting continues an earlier search, so it does not count.
 */
function countSearch(count: () => void): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status !== 200 || WITHOUT_WAITING.test(c.req.url)) return
    if (!LATER_PAGE.test(await c.req.text())) count()
  }
}
