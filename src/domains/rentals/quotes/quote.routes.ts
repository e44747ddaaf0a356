import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { currencyById, languageOf } from '#kernel/locale.ts'
import { jsonBody, jsonReply, openApiApp, problemRepliesOf } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { QuoteContract, QuoteProblemContract, VehicleDetailBody } from './quote.contract.ts'
import type { quoteOffer, QuotingApp } from './quote-offer.usecase.ts'
import { QUOTE_STATUS } from './quote-status.contract.ts'
import { refusedBy } from '../rental-problem.http.ts'
import type { FindAttribution } from '#domains/attribution/public.ts'

const refused = refusedBy(QUOTE_STATUS)

export type QuoteRouting = QuotingApp & { findAttribution: FindAttribution; rateLimit: RateLimit }

/** Endpoint that quotes an offer. Its failures have the query to search again. */
export function quoteRoutes(app: QuoteRouting, quote: typeof quoteOffer) {
  const { findAttribution, rateLimit } = app
  const route = createRoute({
    method: 'post',
    path: '/vehicle-detail',
    summary: 'Today’s price and terms of a car, held for 20 minutes',
    limit: rateLimit('vehicle-detail', 60),
    access: 'anybody',
    request: { body: jsonBody(VehicleDetailBody, { offer_id: EXAMPLE.secret, lang_id: 1 }) },
    responses: {
      200: jsonReply(QuoteContract, 'The quote, with what can be added'),
      ...problemRepliesOf(QuoteProblemContract, 400, 404, 409, 413, 415, 422, 429, 502),
    },
  })
  return openApiApp().openapi(route, async (c) => {
    const { offer_id, lang_id, currency_id } = c.req.valid('json')
    const quoted = await quote(app, {
      offerId: offer_id,
      language: languageOf(lang_id ?? 1),
      currency: currency_id === undefined ? undefined : currencyById(currency_id)?.code,
      attribution: await findAttribution(c),
    })
    if (quoted.ok) return c.json(quoted.value, 200)
    const { search, ...failure } = quoted.failure
    return refused(c, failure, undefined, search === undefined ? {} : { search })
  })
}
