import { createRoute } from '#platform/http/openapi/route.ts'
import { currencyById, languageOf } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { FindDeals } from './find-deals.usecase.ts'
import type { LowestSeen } from './lowest-seen.usecase.ts'
import type { CalendarFailure, ReadPriceCalendar } from './price-calendar.usecase.ts'
import { DealsQuery, DealsReply, PriceCalendarQuery, PriceCalendarReply } from './seen-price.contract.ts'
import { refusedBy } from '../rental-problem.http.ts'
import {
  pricedForVisitor,
  type PartnerPercentOf,
  type PartnerVariables,
} from '#domains/attribution/public.ts'

const refused = refusedBy({ location_not_found: 404 } as const satisfies Record<
  CalendarFailure['code'],
  number
>)

/** Max deals in a reply; more than anybody reads. */
const MAX_DEALS = 60

/** Max places shown if there is no deal. */
const MAX_SEEN = 12

/** Short cache lifetime, so that prices of a plan that is switched off disappear within seconds. */
const KEPT = 'public, max-age=5'

type Needs = {
  readPriceCalendar: ReadPriceCalendar
  findDeals: FindDeals
  lowestSeen: LowestSeen
  percentOf: PartnerPercentOf
  defaultCurrency: string
  rateLimit: RateLimit
}

export function seenPriceRoutes(needs: Needs) {
  const { readPriceCalendar, findDeals, lowestSeen, percentOf, defaultCurrency, rateLimit } = needs
  const middleware = [pricedForVisitor(percentOf)]
  const calendar = createRoute({
    method: 'get',
    path: '/price-calendar',
    summary: 'The lowest totals seen in the last 14 days, for each pick-up day of a month',
    limit: rateLimit('price-calendar', 120),
    access: 'anybody',
    middleware,
    request: { query: PriceCalendarQuery },
    responses: jsonReplies(200, PriceCalendarReply, 'Every day of the month', 404),
  })
  const deals = createRoute({
    method: 'get',
    path: '/deals',
    summary:
      'Prices far below what is usual, and coupons that are open to all; without such a price the lowest seen',
    limit: rateLimit('deals', 120),
    access: 'anybody',
    middleware,
    request: { query: DealsQuery },
    responses: jsonReplies(200, DealsReply, 'The best first'),
  })
  const readerOf = ({ partnerBasisPoints = 0 }: PartnerVariables, currencyId: number | undefined) => ({
    currency: (currencyId && currencyById(currencyId)?.code) || defaultCurrency,
    partnerBasisPoints,
  })

  return openApiApp<PartnerVariables>()
    .openapi(calendar, async (c) => {
      const query = c.req.valid('query')
      const read = await readPriceCalendar({
        pickUpId: query.pickup_id,
        dropOffId: query.dropoff_id ?? query.pickup_id,
        month: query.month,
        days: query.days,
        driverAge: query.driver_age,
        reader: readerOf(c.var, query.currency_id),
      })
      if (!read.ok) return refused(c, read.failure)
      c.header('cache-control', KEPT)
      return c.json(read.value, 200)
    })
    .openapi(deals, async (c) => {
      const { lang_id, currency_id } = c.req.valid('query')
      const language = lang_id === undefined ? languageOfRequest(c) : languageOf(lang_id)
      const reader = readerOf(c.var, currency_id)
      const items = await findDeals({ language, limit: MAX_DEALS, reader })
      const seen = items.some(({ kind }) => kind === 'price')
        ? []
        : await lowestSeen({ language, limit: MAX_SEEN, reader })
      c.header('cache-control', KEPT)
      c.header('vary', 'Accept-Language')
      return c.json({ items, seen }, 200)
    })
}
