import { EXAMPLE } from '#kernel/examples.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../rental-problem.http.ts'
import { PriceGuardBody, PriceGuardQuery, PriceGuardReply } from './price-guard.contract.ts'
import type { ReadGuard } from './read-guard.usecase.ts'
import type { SwitchFailure, SwitchGuard } from './switch-guard.usecase.ts'

type Needs = {
  readGuard: ReadGuard
  switchGuard: SwitchGuard
  requireTraveller: RequireTraveller
  rateLimit: RateLimit
}

const refused = refusedBy({
  booking_not_found: 404,
  not_guardable: 409,
} as const satisfies Record<SwitchFailure['code'], number>)

/** The price guard of a booking: whether its price is checked daily, and the cheaper car found. */
export function priceGuardRoutes({ readGuard, switchGuard, requireTraveller, rateLimit }: Needs) {
  const read = createRoute({
    method: 'get',
    path: '/user/price-guard',
    summary: 'Whether a booking’s price is looked at daily, and the cheaper car found last',
    limit: rateLimit('price-guard-read', 120),
    access: requireTraveller,
    owned: 'booking',
    request: { query: PriceGuardQuery },
    responses: jsonReplies(200, PriceGuardReply, 'The guard, and what was found', 404),
  })
  const change = createRoute({
    method: 'post',
    path: '/user/price-guard',
    summary: 'Have a booking’s price looked at daily, or no more',
    // Its mails go to the driver's address, which the caller may have entered.
    limit: rateLimit('price-guard', 30, { writesToTyped: true }),
    access: requireTraveller,
    owned: 'booking',
    request: { body: jsonBody(PriceGuardBody, { booking_id: EXAMPLE.id, on: true, lang_id: 2 }) },
    responses: jsonReplies(200, PriceGuardReply, 'The guard as it now is', 404, 409),
  })
  return openApiApp<TravellerVariables>()
    .openapi(read, async (c) => {
      const shown = await readGuard(c.var.traveller, c.req.valid('query').booking_id)
      return shown.ok ? c.json(shown.value, 200) : refused(c, shown.failure)
    })
    .openapi(change, async (c) => {
      const { booking_id: bookingId, on } = c.req.valid('json')
      const switched = await switchGuard(c.var.traveller, { bookingId, on })
      if (!switched.ok) return refused(c, switched.failure)
      const shown = await readGuard(c.var.traveller, bookingId)
      return shown.ok ? c.json(shown.value, 200) : refused(c, shown.failure)
    })
}
