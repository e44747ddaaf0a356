import { EXAMPLE } from '#kernel/examples.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { AssignTrip, AssignTripFailure } from './assign-trip.usecase.ts'
import type { CancelTripByStaff } from './cancel-trip-by-staff.usecase.ts'
import {
  AssignTripBody,
  CancelTripByStaffBody,
  CorrectSlipBody,
  EndTripBody,
  NoShowTripBody,
  StartTripBody,
} from './dispatch-act.contract.ts'
import { dispatchActs, dispatchStatus, type ActNeeds } from './dispatch-act.http.ts'
import type { CorrectSlip, CorrectSlipFailure } from './correct-slip.usecase.ts'
import type { DispatchFailure } from './dispatch-trip.service.ts'
import type { EndTrip, EndTripFailure } from './end-trip.usecase.ts'
import type { NoShowRefused, NoShowTrip } from './no-show-trip.usecase.ts'
import type { StartTrip, StartTripFailure } from './start-trip.usecase.ts'

type Failure =
  | AssignTripFailure
  | StartTripFailure
  | EndTripFailure
  | CorrectSlipFailure
  | NoShowRefused
  | DispatchFailure

const statusOf = {
  ...dispatchStatus,
  vehicle_not_found: 404,
  driver_not_found: 404,
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
  arrived_after_start: 422,
  waiting_beyond_clock: 422,
  start_early: 422,
  end_before_start: 422,
  odometer_backwards: 422,
  odometer_beyond_next: 422,
  not_ended: 422,
  odometer_required: 422,
  too_fast: 422,
} as const satisfies Record<Failure['code'], number>

/** Form field at which a failure is shown. */
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
  arrived_after_start: 'arrived_at',
  waiting_beyond_clock: 'waiting_minutes',
  start_early: 'early',
  end_before_start: 'at',
  odometer_backwards: 'odometer_km',
  odometer_beyond_next: 'odometer_km',
  odometer_required: 'odometer_km',
  too_fast: 'odometer_km',
}

const END_EXAMPLE = {
  at: '2026-12-01T14:00',
  odometer_km: 10_100,
  waiting_minutes: null,
  garage_km: 8,
  garage_minutes: 20,
}

type Needs = ActNeeds & {
  assignTrip: AssignTrip
  startTrip: StartTrip
  endTrip: EndTrip
  correctSlip: CorrectSlip
  noShowTrip: NoShowTrip
  cancelTripByStaff: CancelTripByStaff
}

/** Routes of the staff's actions on a trip until it is over. */
export function dispatchActRoutes({ readStaffTrip, requireStaff, rateLimit, ...acts }: Needs) {
  const { route, answer } = dispatchActs<Failure['code']>(
    { readStaffTrip, requireStaff, rateLimit },
    { status: statusOf, field: fieldOf },
  )
  return openApiApp<TravellerVariables>()
    .openapi(
      route(
        'assign',
        'Give a trip its vehicle and its driver, or others',
        jsonBody(AssignTripBody, { version: 1, vehicle_id: EXAMPLE.id, driver_id: EXAMPLE.id, lang_id: 1 }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { version, vehicle_id: vehicleId, driver_id: driverId, ...more } = c.req.valid('json')
        const assignment = { tripId, version, vehicleId, driverId, otherClass: more.other_class }
        return answer(c, tripId, (by) => acts.assignTrip(assignment, by))
      },
    )
    .openapi(
      route(
        'start',
        'Note that a trip has begun',
        jsonBody(StartTripBody, {
          version: 1,
          arrived_at: '2026-12-01T09:55',
          at: '2026-12-01T10:00',
          odometer_km: 10_050,
          lang_id: 1,
        }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const {
          at,
          arrived_at: arrivedAt = null,
          odometer_km: odometerKm,
          early,
          version,
        } = c.req.valid('json')
        const typed = { tripId, version, at, arrivedAt, odometerKm, early }
        return answer(c, tripId, (by) => acts.startTrip(typed, by))
      },
    )
    .openapi(
      route(
        'end',
        'Note that a trip is over',
        jsonBody(EndTripBody, { version: 1, ...END_EXAMPLE, lang_id: 1 }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const {
          at,
          version,
          odometer_km: odometerKm,
          waiting_minutes: waitingMinutes = null,
          ...garage
        } = c.req.valid('json')
        const { garage_km: garageKm, garage_minutes: garageMinutes } = garage
        const typed = { tripId, version, at, odometerKm, waitingMinutes, garageKm, garageMinutes }
        return answer(c, tripId, (by) => acts.endTrip(typed, by))
      },
    )
    .openapi(
      route(
        'correct',
        'Correct what was typed of the start or the end',
        jsonBody(CorrectSlipBody, {
          version: 1,
          start: { at: '2026-12-01T10:05', odometer_km: 10_051 },
          end: END_EXAMPLE,
          reason: 'Misread',
          lang_id: 1,
        }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { start, end, reason, version } = c.req.valid('json')
        const typed = {
          tripId,
          version,
          reason,
          start: start ? { at: start.at, arrivedAt: start.arrived_at, odometerKm: start.odometer_km } : null,
          end: end
            ? {
                at: end.at,
                odometerKm: end.odometer_km,
                waitingMinutes: end.waiting_minutes ?? null,
                garageKm: end.garage_km,
                garageMinutes: end.garage_minutes,
              }
            : null,
        }
        return answer(c, tripId, (by) => acts.correctSlip(typed, by))
      },
    )
    .openapi(
      route(
        'no-show',
        'Note that the traveller did not come',
        jsonBody(NoShowTripBody, { version: 1, reason: 'Nobody came', lang_id: 1 }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { reason = null, version } = c.req.valid('json')
        return answer(c, tripId, (by) => acts.noShowTrip({ tripId, version, reason }, by))
      },
    )
    .openapi(
      route(
        'cancel',
        'Cancel a trip for its traveller, or for us free of charge',
        jsonBody(CancelTripByStaffBody, {
          version: 1,
          reason: 'No car is free',
          free_of_charge: true,
          lang_id: 1,
        }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { reason, free_of_charge: freeOfCharge, version } = c.req.valid('json')
        return answer(c, tripId, (by) =>
          acts.cancelTripByStaff({ tripId, version, reason, freeOfCharge }, by),
        )
      },
    )
}
