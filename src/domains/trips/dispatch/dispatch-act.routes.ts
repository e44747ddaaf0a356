import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type StaffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { Result } from '#kernel/result.ts'
import {
  jsonBody,
  jsonReply,
  openApiApp,
  problemReplies,
  TRAVELLER_WRITE,
  type RequestVariables,
} from '#platform/http/openapi/openapi.ts'
import { languageOfRequest, problem } from '#platform/http/problem.ts'
import { problemTitle } from '#platform/http/problem-titles.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { TripParams } from '../journey/trip.contract.ts'
import { isId } from '#kernel/ids.ts'
import type { AssignTrip, AssignTripFailure } from './assign-trip.usecase.ts'
import type { BillTrip, BillTripFailure } from './billing/bill-trip.usecase.ts'
import type { CancelTripByStaff } from './cancel-trip-by-staff.usecase.ts'
import type { ChargeTrip, ChargeTripFailure } from './billing/charge-trip.usecase.ts'
import {
  AssignTripBody,
  BillTripBody,
  CancelTripByStaffBody,
  ChargeTripBody,
  EndTripBody,
  NoShowTripBody,
  StartTripBody,
} from './dispatch-act.contract.ts'
import { StaffTripReply } from './dispatch.contract.ts'
import type { DispatchFailure } from './dispatch-trip.service.ts'
import type { EndTrip, EndTripFailure } from './end-trip.usecase.ts'
import type { NoShowRefused, NoShowTrip } from './no-show-trip.usecase.ts'
import type { ReadStaffTrip } from './read-staff-trip.usecase.ts'
import type { StartTrip, StartTripFailure } from './start-trip.usecase.ts'

type Failure =
  | AssignTripFailure
  | StartTripFailure
  | EndTripFailure
  | ChargeTripFailure
  | BillTripFailure
  | NoShowRefused
  | DispatchFailure

const statusOf = {
  trip_not_found: 404,
  vehicle_not_found: 404,
  driver_not_found: 404,
  trip_changed: 409,
  trip_act_refused: 409,
  approval_waiting: 409,
  vehicle_busy: 409,
  driver_busy: 409,
  still_under_way: 409,
  no_show_too_early: 409,
  driver_required: 422,
  driver_not_needed: 422,
  licence_over: 422,
  other_class: 422,
  too_few_seats: 422,
  slip_in_the_future: 422,
  start_early: 422,
  end_before_start: 422,
  odometer_backwards: 422,
  odometer_required: 422,
  too_fast: 422,
  charge_currency: 422,
  charge_of_nothing: 422,
  wallet_limit: 422,
  wallet_missing: 422,
} as const satisfies Record<Failure['code'], number>

/** The field of the form at which a refusal is shown. */
const fieldOf: Partial<Record<Failure['code'], string>> = {
  vehicle_not_found: 'vehicle_id',
  vehicle_busy: 'vehicle_id',
  too_few_seats: 'vehicle_id',
  driver_not_found: 'driver_id',
  driver_busy: 'driver_id',
  driver_required: 'driver_id',
  driver_not_needed: 'driver_id',
  licence_over: 'driver_id',
  other_class: 'other_class',
  slip_in_the_future: 'at',
  start_early: 'early',
  end_before_start: 'at',
  odometer_backwards: 'odometer_km',
  odometer_required: 'odometer_km',
  too_fast: 'odometer_km',
  charge_currency: 'amount',
  charge_of_nothing: 'amount',
}

const noTrip = { code: 'trip_not_found', detail: 'There is no such trip' } as const

type Needs = {
  assignTrip: AssignTrip
  startTrip: StartTrip
  endTrip: EndTrip
  chargeTrip: ChargeTrip
  billTrip: BillTrip
  noShowTrip: NoShowTrip
  cancelTripByStaff: CancelTripByStaff
  readStaffTrip: ReadStaffTrip
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>

/** What the staff do with a trip; each act answers the trip as it is then. */
export function dispatchActRoutes({ readStaffTrip, requireStaff, rateLimit, ...acts }: Needs) {
  const limit = rateLimit('staff-trips', 300)

  function route<const Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) {
    return createRoute({
      method: 'post',
      path: `/staff/trips/{id}/${name}`,
      summary,
      middleware: [limit, requireStaff('dispatch')] as const,
      request: { params: TripParams, body: jsonBody(body) },
      responses: {
        200: jsonReply(StaffTripReply, 'The trip as it is now'),
        ...problemReplies(...TRAVELLER_WRITE, 409, 422),
      },
    })
  }

  async function answer(
    c: StaffContext,
    tripId: string,
    act: (by: StaffActor) => Promise<Result<null, Failure>>,
  ) {
    if (!isId(tripId)) return problem(c, 404, noTrip)
    const done = await act(staffActor(c))
    if (!done.ok) {
      const { code } = done.failure
      const [status, path] = [statusOf[code], fieldOf[code]]
      const message = problemTitle(code, status, languageOfRequest(c))
      return problem(c, status, done.failure, path === undefined ? undefined : [{ path, code, message }])
    }
    const trip = await readStaffTrip(tripId, languageOfRequest(c))
    return trip ? c.json({ trip }, 200) : problem(c, 404, noTrip)
  }

  return openApiApp<TravellerVariables>()
    .openapi(route('assign', 'Give a trip its vehicle and its driver, or others', AssignTripBody), (c) => {
      const { id: tripId } = c.req.valid('param')
      const { version, vehicle_id: vehicleId, driver_id: driverId, ...more } = c.req.valid('json')
      const assignment = { tripId, version, vehicleId, driverId, otherClass: more.other_class }
      return answer(c, tripId, (by) => acts.assignTrip(assignment, by))
    })
    .openapi(route('start', 'Note that a trip has begun', StartTripBody), (c) => {
      const { id: tripId } = c.req.valid('param')
      const { at, odometer_km: odometerKm, early, version } = c.req.valid('json')
      return answer(c, tripId, (by) => acts.startTrip({ tripId, version, at, odometerKm, early }, by))
    })
    .openapi(route('end', 'Note that a trip is over', EndTripBody), (c) => {
      const { id: tripId } = c.req.valid('param')
      const {
        at,
        version,
        odometer_km: odometerKm,
        waiting_minutes: waitingMinutes,
        ...garage
      } = c.req.valid('json')
      const { garage_km: garageKm, garage_minutes: garageMinutes } = garage
      const typed = { tripId, version, at, odometerKm, waitingMinutes, garageKm, garageMinutes }
      return answer(c, tripId, (by) => acts.endTrip(typed, by))
    })
    .openapi(route('charge', 'Add what came up on the way, such as a toll', ChargeTripBody), (c) => {
      const { id: tripId } = c.req.valid('param')
      const { kind, amount, reason, version } = c.req.valid('json')
      return answer(c, tripId, (by) => acts.chargeTrip({ tripId, version, kind, amount, reason }, by))
    })
    .openapi(route('bill', 'Bill a trip that is over, and settle the wallet', BillTripBody), (c) => {
      const { id: tripId } = c.req.valid('param')
      const { version } = c.req.valid('json')
      return answer(c, tripId, (by) => acts.billTrip({ tripId, version }, by))
    })
    .openapi(route('no-show', 'Note that the traveller did not come', NoShowTripBody), (c) => {
      const { id: tripId } = c.req.valid('param')
      const { reason = null, version } = c.req.valid('json')
      return answer(c, tripId, (by) => acts.noShowTrip({ tripId, version, reason }, by))
    })
    .openapi(
      route('cancel', 'Cancel a trip for its traveller, or for us free of charge', CancelTripByStaffBody),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { reason, free_of_charge: freeOfCharge, version } = c.req.valid('json')
        return answer(c, tripId, (by) =>
          acts.cancelTripByStaff({ tripId, version, reason, freeOfCharge }, by),
        )
      },
    )
}
