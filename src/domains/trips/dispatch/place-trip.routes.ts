import type { TravellerVariables } from '#domains/accounts/public.ts'
import { planText, TRIP_EXAMPLE, type PlanFailure } from '#domains/fares/public.ts'
import { staffActor } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import { TripParams } from '../journey/trip.contract.ts'
import { dispatchActs, dispatchStatus, type ActNeeds } from './dispatch-act.http.ts'
import { problem } from './dispatch-problem.http.ts'
import { PlaceTripBody, PricedPlaceReply, PricePlaceBody } from './place-trip.contract.ts'
import type { PlaceTrip, PlaceTripFailure, PricePlace } from './place-trip.usecase.ts'

type Needs = ActNeeds & { pricePlace: PricePlace; placeTrip: PlaceTrip }

type Failure = Exclude<PlaceTripFailure, PlanFailure>

const status = {
  ...dispatchStatus,
  price_changed: 409,
  price_not_agreed: 422,
  card_rise_refused: 422,
  wallet_limit: 422,
  wallet_missing: 422,
} as const satisfies Record<Failure['code'], number>

const field = { price_not_agreed: 'agreed' } as const

const { from: place } = TRIP_EXAMPLE

/** Routes for the dispatch desk to change a place of a trip, and its price with it. */
export function placeTripRoutes({ pricePlace, placeTrip, ...needs }: Needs) {
  const { route, answer } = dispatchActs<Failure['code']>(needs, { status, field })
  const preview = createRoute({
    method: 'post',
    path: '/staff/trips/{id}/price-place',
    summary: 'What a trip costs with another place, beside what it costs now',
    limit: needs.rateLimit('staff-trips', 300),
    access: needs.requireStaff('dispatch'),
    request: { params: TripParams, body: jsonBody(PricePlaceBody, { path: 'from', place, lang_id: 1 }) },
    responses: jsonReplies(200, PricedPlaceReply, 'Both fares; nothing is written', 404, 409, 422),
  })
  const apply = route(
    'place',
    'Set a place of a trip and its price; the traveller is mailed',
    jsonBody(PlaceTripBody, {
      version: 1,
      path: 'from',
      place,
      accept_total: { amount: 15_000, currency: 'INR' },
      agreed: true,
      lang_id: 1,
    }),
  )
  return openApiApp<TravellerVariables>()
    .openapi(preview, async (c) => {
      const { path, place: to } = c.req.valid('json')
      const language = languageOfRequest(c)
      const priced = await pricePlace(c.req.valid('param').id, { path, place: to }, language)
      if (priced.ok) return c.json(priced.value, 200)
      const { failure } = priced
      return isPlan(failure) ? placeProblem(c, failure) : problem(c, status[failure.code], failure)
    })
    .openapi(apply, async (c) => {
      const { id: tripId } = c.req.valid('param')
      const { accept_total: acceptTotal, lang_id: _, ...more } = c.req.valid('json')
      const done = await placeTrip({ tripId, acceptTotal, ...more }, staffActor(c))
      if (!done.ok && isPlan(done.failure)) return placeProblem(c, done.failure)
      const { failure } = done.ok ? { failure: null } : done
      return answer(c, tripId, async () =>
        failure === null ? { ok: true, value: null } : { ok: false, failure: failure as Failure },
      )
    })
}

/** Returns true for failures of the plan: only these name a field of the request. */
function isPlan(failure: { code: string }): failure is PlanFailure {
  return 'path' in failure
}

function placeProblem(c: Parameters<typeof problem>[0], failure: PlanFailure) {
  const { code } = failure
  const message = planText(failure, languageOfRequest(c))
  return problem(c, 422, { code, detail: message }, [{ path: 'place', code, message }])
}
