import { QUOTE_STATUS } from '../quotes/quote-status.contract.ts'

/** HTTP status of each failure to change a cart or a booking. */
export const MODIFY_STATUS = {
  ...QUOTE_STATUS,
  booking_not_found: 404,
  not_in_cart: 409,
  not_modifiable: 409,
  price_changed: 409,
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
  driver_change_alone: 422,
  link_over: 410,
  link_too_soon: 429,
} as const
