import { EXAMPLE } from '#kernel/examples.ts'
import { currencyById, languageOf } from '#kernel/locale.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import {
  recordPartnerPercent,
  type PartnerPercentOf,
  type PartnerVariables,
} from '#domains/attribution/public.ts'
import { KnownOffersBody, KnownOffersReply } from './known-offers.contract.ts'
import type { PriceOffers } from './price-offers.usecase.ts'

type Needs = { priceOffers: PriceOffers; percentOf: PartnerPercentOf; rateLimit: RateLimit }

export function knownOffersRoutes({ priceOffers, percentOf, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/offers',
    summary: 'Today’s prices of offers that are known by their ids; nothing is held',
    limit: rateLimit('offers', 60),
    access: 'anybody',
    middleware: [recordPartnerPercent(percentOf)],
    request: { body: jsonBody(KnownOffersBody, { offer_ids: [EXAMPLE.secret], lang_id: 1 }) },
    responses: jsonReplies(200, KnownOffersReply, 'What became of each, in the order of the ids'),
  })
  return openApiApp<PartnerVariables>().openapi(route, async (c) => {
    const { offer_ids, lang_id, currency_id } = c.req.valid('json')
    const items = await priceOffers({
      offerIds: offer_ids,
      language: languageOf(lang_id ?? 1),
      currency: currency_id === undefined ? undefined : currencyById(currency_id)?.code,
      partnerBasisPoints: c.var.partnerBasisPoints ?? 0,
    })
    return c.json({ items }, 200)
  })
}
