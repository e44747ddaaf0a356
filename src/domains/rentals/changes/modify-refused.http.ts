import { refusedBy } from '../rental-problem.http.ts'
import type { ConfirmDriverChangeFailure } from './confirm-driver-change.usecase.ts'
import type { ModifyCartFailure } from '../cart/modify-cart.usecase.ts'
import type { ModifyConfirmedFailure } from './modify-confirmed.usecase.ts'

type Failure = ModifyCartFailure | ModifyConfirmedFailure | ConfirmDriverChangeFailure

/** Answers with what a change fails on. */
export const modifyRefused = refusedBy({
  booking_not_found: 404,
  offer_not_found: 404,
  not_in_cart: 409,
  not_modifiable: 409,
  price_changed: 409,
  sold_out: 409,
  station_closed: 422,
  one_way_not_offered: 422,
  driver_age: 422,
  not_rented: 422,
  not_for_driver: 422,
  extra_unknown: 422,
  too_many_of_extra: 422,
  protection_unknown: 422,
  driver_age_differs: 422,
  too_many_unpaid: 409,
  overlapping_unpaid: 409,
  address_unproved: 403,
  card_required: 422,
  payment_declined: 422,
  too_many_declines: 429,
  flight_number_required: 422,
  quote_expired: 410,
  supplier_refused: 422,
  payment_unavailable: 502,
  pick_up_in_the_past: 422,
  drop_off_before_pick_up: 422,
  rental_too_long: 422,
  pick_up_too_far: 422,
  supplier_unavailable: 502,
  driver_change_alone: 422,
  link_over: 410,
  link_too_soon: 429,
} as const satisfies Record<Failure['code'], number>)
