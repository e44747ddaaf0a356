import { staffActor, type RecordAccess, type RequireStaff } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { TripParams } from '../journey/trip.contract.ts'
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
  recordAccess: RecordAccess
  chooseFleet: ChooseFleet
  explainStaffTrip: ExplainStaffTrip
  clock: Clock
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const noTrip = { code: 'trip_not_found', detail: 'There is no such trip' } as const

/** Routes of dispatch that read. */
export function dispatchRoutes(needs: Needs) {
  const {
    reads,
    readStaffTrip,
    recordAccess,
    chooseFleet,
    explainStaffTrip,
    requireStaff,
    rateLimit,
    clock,
  } = needs
  const limit = rateLimit('staff-trips', 300)
  const asked = { limit, access: requireStaff('dispatch') }
  const list = listRoute({
    path: '/staff/trips',
    summary: 'Trips of a day: those without a vehicle first, in order of their pick-up',
    ...asked,
    query: StaffTripsQuery,
    page: StaffTripsReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/trips/{id}',
    summary: 'A trip with all that was done',
    ...asked,
    request: { params: TripParams, query: LanguageQuery },
    responses: jsonReplies(200, StaffTripReply, 'The trip', 404),
  })
  const fleet = createRoute({
    method: 'get',
    path: '/staff/trips/{id}/fleet',
    summary: 'The vehicles and drivers of a trip’s city, those first that are free for it',
    ...asked,
    request: { params: TripParams, query: LanguageQuery },
    responses: jsonReplies(200, FleetChoiceReply, 'At most 200 of each', 404),
  })
  const explain = createRoute({
    method: 'get',
    path: '/staff/trips/{id}/explain',
    summary: 'The quoted and the billed fare of a trip, computed again',
    ...asked,
    request: { params: TripParams, query: LanguageQuery },
    responses: jsonReplies(200, ExplainTripReply, 'Each line with its rule and its inputs', 404),
  })

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { page_size: limit, city_id: cityId, lang_id: _, ...query } = c.req.valid('query')
      const filter = { ...query, cityId, limit }
      return c.json(await reads.list(filter, languageOfRequest(c), clock.now()), 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const trip = await readStaffTrip(id, languageOfRequest(c))
      if (!trip) return problem(c, 404, noTrip)
      await recordAccess(staffActor(c), { action: 'read_trip', subject: { kind: 'trip', id } })
      return c.json({ trip }, 200)
    })
    .openapi(fleet, async (c) => {
      const { id } = c.req.valid('param')
      const choice = await chooseFleet(id, languageOfRequest(c))
      return choice ? c.json(choice, 200) : problem(c, 404, noTrip)
    })
    .openapi(explain, async (c) => {
      const { id } = c.req.valid('param')
      const explained = await explainStaffTrip(id, languageOfRequest(c))
      return explained ? c.json(explained, 200) : problem(c, 404, noTrip)
    })
}
