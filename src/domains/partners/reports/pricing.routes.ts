import { searchRefused } from '#domains/rentals/public.ts'
import { currencyById, languageOf } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { basisPointsOf } from '../record/commission.ts'
import { problem } from '../record/partner-problem.http.ts'
import type { PartnerVariables, RequirePartner } from '../record/require-partner.middleware.ts'
import { PricingQuery, PricingReply } from './pricing.contract.ts'
import type { TryPercent } from './try-percent.usecase.ts'

type Needs = {
  tryPercent: TryPercent
  requirePartner: RequirePartner
  rateLimit: RateLimit
  defaultCurrency: string
}

/** What a partner's percent does to prices. */
export function pricingRoutes({ tryPercent, requirePartner, rateLimit, defaultCurrency }: Needs) {
  const preview = createRoute({
    method: 'get',
    path: '/user/partner-pricing',
    summary: 'What a percent would do to the prices of a search; nothing is set',
    // Each may ask every supplier.
    limit: rateLimit('partner-pricing', 30),
    access: requirePartner(),
    request: { query: PricingQuery },
    responses: jsonReplies(
      200,
      PricingReply,
      'The cheapest offers, without the percent and with it',
      404,
      409,
      422,
    ),
  })
  return openApiApp<PartnerVariables>().openapi(preview, async (c) => {
    const { percent, pickup_id, pickup_date, dropoff_date, currency_id, lang_id } = c.req.valid('query')
    const tried = await tryPercent({
      partner: c.var.partner,
      basisPoints: basisPointsOf(percent),
      pickUpId: pickup_id,
      pickUpDate: pickup_date,
      dropOffDate: dropoff_date,
      currency: (currency_id && currencyById(currency_id)?.code) || defaultCurrency,
      language: languageOf(lang_id ?? 1),
    })
    if (tried.ok) return c.json(tried.value, 200)
    const { failure } = tried
    if (failure.code === 'commission_agreed') return problem(c, 409, failure)
    if (failure.code !== 'commission_out_of_bounds') return searchRefused(c, failure)
    return problem(c, 422, failure, failure.faults)
  })
}
