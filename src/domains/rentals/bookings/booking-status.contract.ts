export const BOOKING_STATUSES = [
  'cart',
  'awaiting_payment',
  'awaiting_supplier',
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
  'failed',
  'expired',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/**
 * State of the booking at the supplier. `asked`: from before the first request until its outcome is certain.
 * `too_dear`: a reservation to be undone, because its price is higher than sold or it was never paid. `changing`: a
 * change of the reservation is in progress.
 */
export const SUPPLIER_STATES = [
  'none',
  'asked',
  'reserved',
  'too_dear',
  'refused',
  'changing',
  'cancelling',
  'cancelled',
] as const
export type SupplierState = (typeof SUPPLIER_STATES)[number]

/** Event kinds of a booking's history; `TRAVELLER_EVENTS` are those shown to the traveller. */
export const TRAVELLER_EVENTS = [
  'added_to_cart',
  'order_placed',
  'payment_authorised',
  'payment_action_required',
  'payment_declined',
  'payment_refused',
  'payment_unanswered',
  'payment_abandoned',
  'supplier_confirmed',
  'supplier_pending',
  'supplier_refused',
  'supplier_silent',
  'confirmed',
  'failed',
  'change_accepted',
  'change_unanswered',
  'change_refused',
  'change_failed',
  'change_abandoned',
  'changed',
  'cancel_requested',
  'cancel_refused',
  'cancelled',
  'refunded',
  'refund_failed',
  'completed',
  'no_show',
  'expired',
] as const
export const BOOKING_EVENTS = [
  ...TRAVELLER_EVENTS,
  'cart_changed',
  'coupon_applied',
  'coupon_removed',
  'coupon_dropped',
  'supplier_price_rose',
  'change_payment_authorised',
  'change_payment_lost',
  'old_reservation_cancelled',
  'change_undone',
  'payment_unavailable',
  'payment_given_up',
  'rebooking',
  'refund_ordered',
  'supplier_changed',
  'supplier_rebooked',
] as const
export type BookingEventKind = (typeof BOOKING_EVENTS)[number]
