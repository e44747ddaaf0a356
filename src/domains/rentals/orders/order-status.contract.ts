import { COUPON_FAILURES } from '#domains/coupons/coupon-operations.contract.ts'

/** HTTP status of each order failure. */
export const ORDER_STATUS = {
  booking_not_found: 404,
  not_in_cart: 409,
  price_changed: 409,
  sold_out: 409,
  too_many_unpaid: 409,
  overlapping_unpaid: 409,
  address_unproved: 403,
  quote_expired: 410,
  card_required: 422,
  card_not_needed: 422,
  driver_age_differs: 422,
  ...COUPON_FAILURES,
  payment_declined: 422,
  too_many_declines: 429,
  station_closed: 422,
  driver_age: 422,
  flight_number_required: 422,
  supplier_refused: 422,
  payment_unavailable: 502,
  supplier_unavailable: 502,
} as const
