import { PLAN_FAILURES } from '#domains/fares/planning/plan-failures.contract.ts'
import { TRIP_EXAMPLE } from '#domains/fares/quotes/trip-example.contract.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { ExplainTripReply } from '../journey/fares/explain-trip.contract.ts'
import { TripParams } from '../journey/trip.contract.ts'
import * as contract from './dispatch-action.contract.ts'
import {
  ACTION_FAILURES,
  DISPATCH_ACCESS,
  DISPATCH_ACTION,
  FleetChoiceReply,
  LanguageQuery,
  StaffTripReply,
  StaffTripsQuery,
  StaffTripsReply,
} from './dispatch.contract.ts'
import { PlaceTripBody, PricedPlaceReply, PricePlaceBody } from './place-trip.contract.ts'

const reads = {
  ...DISPATCH_ACCESS,
  method: 'get',
  params: TripParams,
  query: LanguageQuery,
  failures: { trip_not_found: 404 },
  tags: ['STAFF_TRIPS'],
} as const

const action = {
  ...DISPATCH_ACTION,
  failures: {
    ...ACTION_FAILURES,
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
  },
} as const

const END_EXAMPLE = {
  at: '2026-12-01T14:00',
  odometer_km: 10_100,
  waiting_minutes: null,
  garage_km: 8,
  garage_minutes: 20,
}

export const listStaffTrips = operation({
  ...DISPATCH_ACCESS,
  method: 'get',
  path: '/staff/trips',
  summary: 'Trips of a day: those without a vehicle first, in order of their pick-up',
  query: StaffTripsQuery,
  reply: [StaffTripsReply, 'A page of them'],
  tags: ['STAFF_TRIPS'],
})

export const readStaffTrip = operation({
  ...reads,
  path: '/staff/trips/{id}',
  summary: 'A trip with all that was done',
  reply: [StaffTripReply, 'The trip'],
})

export const chooseFleet = operation({
  ...reads,
  path: '/staff/trips/{id}/fleet',
  summary: 'The vehicles and drivers of a trip’s city, those first that are free for it',
  reply: [FleetChoiceReply, 'At most 200 of each'],
})

export const explainStaffTrip = operation({
  ...reads,
  path: '/staff/trips/{id}/explain',
  summary: 'The quoted and the billed fare of a trip, computed again',
  reply: [ExplainTripReply, 'Each line with its rule and its inputs'],
})

export const assignTrip = operation({
  ...action,
  path: '/staff/trips/{id}/assign',
  summary: 'Give a trip its vehicle and its driver, or others',
  body: contract.AssignTripBody,
  example: { version: 1, vehicle_id: EXAMPLE.id, driver_id: EXAMPLE.id, lang_id: 1 },
})

export const startTrip = operation({
  ...action,
  path: '/staff/trips/{id}/start',
  summary: 'Note that a trip has begun',
  body: contract.StartTripBody,
  example: {
    version: 1,
    arrived_at: '2026-12-01T09:55',
    at: '2026-12-01T10:00',
    odometer_km: 10_050,
    lang_id: 1,
  },
})

export const endTrip = operation({
  ...action,
  path: '/staff/trips/{id}/end',
  summary: 'Note that a trip is over',
  body: contract.EndTripBody,
  example: { version: 1, ...END_EXAMPLE, lang_id: 1 },
})

export const correctDutySlip = operation({
  ...action,
  path: '/staff/trips/{id}/correct',
  summary: 'Correct what was typed of the start or the end',
  body: contract.CorrectDutySlipBody,
  example: {
    version: 1,
    start: { at: '2026-12-01T10:05', odometer_km: 10_051 },
    end: END_EXAMPLE,
    reason: 'Misread',
    lang_id: 1,
  },
})

export const noShowTrip = operation({
  ...action,
  path: '/staff/trips/{id}/no-show',
  summary: 'Note that the traveller did not come',
  body: contract.NoShowTripBody,
  example: { version: 1, reason: 'Nobody came', lang_id: 1 },
})

export const cancelTripByStaff = operation({
  ...action,
  path: '/staff/trips/{id}/cancel',
  summary: 'Cancel a trip for its traveller, or for us free of charge',
  body: contract.CancelTripByStaffBody,
  example: { version: 1, reason: 'No car is free', free_of_charge: true, lang_id: 1 },
})

export const pricePlace = operation({
  ...DISPATCH_ACCESS,
  method: 'post',
  path: '/staff/trips/{id}/price-place',
  summary: 'What a trip costs with another place, beside what it costs now',
  params: TripParams,
  body: PricePlaceBody,
  example: { path: 'from', place: TRIP_EXAMPLE.from, lang_id: 1 },
  reply: [PricedPlaceReply, 'Both fares; nothing is written'],
  failures: { trip_not_found: 404, trip_act_refused: 409, ...PLAN_FAILURES },
})

export const placeTrip = operation({
  ...DISPATCH_ACTION,
  path: '/staff/trips/{id}/place',
  summary: 'Set a place of a trip and its price; the traveller is mailed',
  body: PlaceTripBody,
  example: {
    version: 1,
    path: 'from',
    place: TRIP_EXAMPLE.from,
    accept_total: { amount: 15_000, currency: 'INR' },
    agreed: true,
    lang_id: 1,
  },
  failures: {
    ...ACTION_FAILURES,
    ...PLAN_FAILURES,
    price_changed: 409,
    price_not_agreed: 422,
    card_rise_refused: 422,
    wallet_limit: 422,
    wallet_missing: 422,
  },
})
