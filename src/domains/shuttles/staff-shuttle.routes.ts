import { SHUTTLE_EXAMPLE } from './shuttle-example.ts'
import { problem, refusedBy } from './shuttle-problem.http.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { money } from '#kernel/money.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { CancelDeparture, CancelDepartureFailure } from './cancel-departure.usecase.ts'
import type { ChangeTimetable, ChangeTimetableFailure } from './change-timetable.usecase.ts'
import type { CreateShuttle, CreateShuttleFailure } from './create-shuttle.usecase.ts'
import type { DepartureStore } from './departure.store.ts'
import type { HideShuttle } from './hide-shuttle.usecase.ts'
import type { ListShuttles } from './list-shuttles.usecase.ts'
import {
  CancelDepartureBody,
  CancelDepartureReply,
  CreatedShuttleReply,
  CreateShuttleBody,
  DepartureParams,
  HideShuttleBody,
  HideShuttleReply,
  ShuttleParams,
  StaffDeparturesQuery,
  StaffDeparturesReply,
  StaffShuttlesQuery,
  StaffShuttlesReply,
  TimetableBody,
  TimetableReply,
} from './staff-shuttle.contract.ts'

type Needs = {
  listShuttles: ListShuttles
  departures: Pick<DepartureStore, 'ofDay'>
  createShuttle: CreateShuttle
  changeTimetable: ChangeTimetable
  hideShuttle: HideShuttle
  cancelDeparture: CancelDeparture
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  city_unknown: 422,
  vehicle_type_unknown: 422,
  from_day_past: 422,
  shuttle_not_found: 404,
  departure_not_found: 404,
  departure_left: 409,
} as const satisfies Record<
  (CreateShuttleFailure | ChangeTimetableFailure | CancelDepartureFailure)['code'],
  number
>)

/** The staff's calls for shuttles: routes, timetables, departures. */
export function staffShuttleRoutes(needs: Needs) {
  const { listShuttles, departures, requireStaff, rateLimit } = needs
  const limit = rateLimit('staff-shuttles', 120)
  const asked = { limit, access: requireStaff('dispatch') }
  const list = createRoute({
    method: 'get',
    path: '/staff/shuttles',
    summary: 'Shuttle routes with their timetables, the newest first',
    access: requireStaff('dispatch'),
    request: { query: StaffShuttlesQuery },
    responses: jsonReplies(200, StaffShuttlesReply, 'All of them'),
  })
  const create = createRoute({
    method: 'post',
    path: '/staff/shuttles',
    summary: 'Create a shuttle route with its first timetable',
    ...asked,
    request: { body: jsonBody(CreateShuttleBody, { ...SHUTTLE_EXAMPLE, lang_id: 1 }) },
    responses: jsonReplies(201, CreatedShuttleReply, 'Its id', 422),
  })
  const change = createRoute({
    method: 'post',
    path: '/staff/shuttles/{id}/timetable',
    summary: 'Change a route’s timetable from a day on',
    ...asked,
    request: {
      params: ShuttleParams,
      body: jsonBody(TimetableBody, {
        from_day: SHUTTLE_EXAMPLE.from_day,
        services: SHUTTLE_EXAMPLE.services,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(200, TimetableReply, 'What of the former timetable stays', 404, 422),
  })
  const hide = createRoute({
    method: 'post',
    path: '/staff/shuttles/{id}/hide',
    summary: 'Take a route out of sale, or back into it',
    ...asked,
    request: { params: ShuttleParams, body: jsonBody(HideShuttleBody, { hidden: true, lang_id: 1 }) },
    responses: jsonReplies(200, HideShuttleReply, 'What it is now', 404),
  })
  const ofDay = createRoute({
    method: 'get',
    path: '/staff/shuttles/{id}/departures',
    summary: 'A route’s departures of a day, the past and cancelled ones too',
    access: requireStaff('dispatch'),
    request: { params: ShuttleParams, query: StaffDeparturesQuery },
    responses: jsonReplies(200, StaffDeparturesReply, 'By time', 404),
  })
  const cancel = createRoute({
    method: 'post',
    path: '/staff/shuttles/departures/{id}/cancel',
    summary: 'Cancel one departure',
    ...asked,
    request: {
      params: DepartureParams,
      body: jsonBody(CancelDepartureBody, { reason: 'Holiday', lang_id: 1 }),
    },
    responses: jsonReplies(200, CancelDepartureReply, 'Whose seats were on it', 404, 409),
  })

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      return c.json({ items: await listShuttles() }, 200)
    })
    .openapi(create, async (c) => {
      const { city_id, vehicle_type_id, name_en, name_ar, stops, from_day, services } = c.req.valid('json')
      const route = {
        cityId: city_id,
        vehicleTypeId: vehicle_type_id,
        nameEn: name_en,
        nameAr: name_ar,
        stops,
      }
      const timetable = { fromDay: from_day, services }
      const created = await needs.createShuttle({ ...route, timetable }, staffActor(c))
      return created.ok ? c.json({ route_id: created.value.routeId }, 201) : refused(c, created.failure)
    })
    .openapi(change, async (c) => {
      const { id } = c.req.valid('param')
      const { from_day: fromDay, services } = c.req.valid('json')
      const changed = await needs.changeTimetable(id, { fromDay, services }, staffActor(c))
      return changed.ok
        ? c.json({ route_id: id, still_booked: changed.value.stillBooked }, 200)
        : refused(c, changed.failure)
    })
    .openapi(hide, async (c) => {
      const { id } = c.req.valid('param')
      const done = await needs.hideShuttle(id, c.req.valid('json').hidden, staffActor(c))
      return done.ok ? c.json({ route_id: id, hidden: done.value.hidden }, 200) : refused(c, done.failure)
    })
    .openapi(ofDay, async (c) => {
      const { id } = c.req.valid('param')
      const found = await departures.ofDay(id, c.req.valid('query').day)
      if (!found) return problem(c, 404, { code: 'shuttle_not_found' })
      const items = found.map((one) => ({
        departure_id: one.id,
        time: one.wallTime,
        starts_at: one.startAt.toString(),
        seats: one.seats,
        seats_sold: one.seatsSold,
        seat_price: money(one.seatPrice, one.currency),
        cancelled_at: one.cancelledAt?.toString() ?? null,
      }))
      return c.json({ items }, 200)
    })
    .openapi(cancel, async (c) => {
      const { id } = c.req.valid('param')
      const done = await needs.cancelDeparture(id, c.req.valid('json').reason, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const trips = done.value.trips.map((trip) => ({ trip_id: trip.id, seats: trip.seats }))
      return c.json({ departure_id: id, trips }, 200)
    })
}
