import type { RequireStaff } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { jsonReply, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { TripParams } from '../journey/trip.contract.ts'
import { isId } from '#kernel/ids.ts'
import type { ChooseFleet } from './choose-fleet.usecase.ts'
import type { DispatchReads } from './dispatch-read.store.ts'
import {
  FleetChoiceReply,
  LanguageQuery,
  StaffTripReply,
  StaffTripsQuery,
  StaffTripsReply,
} from './dispatch.contract.ts'
import { ExplainTripReply } from '../journey/fares/explain-trip.contract.ts'
import type { ExplainStaffTrip } from './explain-staff-trip.usecase.ts'
import type { ReadStaffTrip } from './read-staff-trip.usecase.ts'
import { problem } from './dispatch-problem.http.ts'

type Needs = {
  reads: DispatchReads
  readStaffTrip: ReadStaffTrip
  chooseFleet: ChooseFleet
  explainStaffTrip: ExplainStaffTrip
  clock: Clock
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const noTrip = { code: 'trip_not_found', detail: 'There is no such trip' } as const

/** What the staff read to dispatch. */
export function dispatchRoutes(needs: Needs) {
  const { reads, readStaffTrip, chooseFleet, explainStaffTrip, requireStaff, rateLimit, clock } = needs
  const limit = rateLimit('staff-trips', 300)
  const list = createRoute({
    method: 'get',
    path: '/staff/trips',
    summary: 'Trips of a day: those without a vehicle first, in order of their pick-up',
    limit,
    access: requireStaff('dispatch'),
    request: { query: StaffTripsQuery },
    responses: { 200: jsonReply(StaffTripsReply, 'A page of them') },
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/trips/{id}',
    summary: 'A trip with all that was done',
    limit,
    access: requireStaff('dispatch'),
    request: { params: TripParams, query: LanguageQuery },
    responses: {
      200: jsonReply(StaffTripReply, 'The trip'),
      ...problemReplies(404),
    },
  })
  const fleet = createRoute({
    method: 'get',
    path: '/staff/trips/{id}/fleet',
    summary: 'The vehicles and drivers of a trip’s city, those first that are free for it',
    limit,
    access: requireStaff('dispatch'),
    request: { params: TripParams, query: LanguageQuery },
    responses: {
      200: jsonReply(FleetChoiceReply, 'At most 200 of each'),
      ...problemReplies(404),
    },
  })
  const explain = createRoute({
    method: 'get',
    path: '/staff/trips/{id}/explain',
    summary: 'The quoted and the billed fare of a trip, computed again',
    limit,
    access: requireStaff('dispatch'),
    request: { params: TripParams, query: LanguageQuery },
    responses: {
      200: jsonReply(ExplainTripReply, 'Each line with its rule and its inputs'),
      ...problemReplies(404),
    },
  })

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { page_size: limit, city_id: cityId, lang_id: _, ...query } = c.req.valid('query')
      const filter = { ...query, cityId, limit }
      return c.json(await reads.list(filter, languageOfRequest(c), clock.now()), 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const trip = isId(id) ? await readStaffTrip(id, languageOfRequest(c)) : null
      return trip ? c.json({ trip }, 200) : problem(c, 404, noTrip)
    })
    .openapi(fleet, async (c) => {
      const { id } = c.req.valid('param')
      const choice = isId(id) ? await chooseFleet(id, languageOfRequest(c)) : null
      return choice ? c.json(choice, 200) : problem(c, 404, noTrip)
    })
    .openapi(explain, async (c) => {
      const { id } = c.req.valid('param')
      const explained = isId(id) ? await explainStaffTrip(id, languageOfRequest(c)) : null
      return explained ? c.json(explained, 200) : problem(c, 404, noTrip)
    })
}
