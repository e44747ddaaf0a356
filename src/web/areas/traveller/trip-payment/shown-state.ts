import type { TripPaymentReply } from '#domains/trips/cards/trip-payment.contract.ts'

/** The state of the payment as its page words it: what was charged for a trip that was called off is no paid trip. */
export function shownState({
  trip,
  payment,
}: TripPaymentReply): TripPaymentReply['payment']['status'] | 'charged' {
  const isOff = trip.status === 'cancelled' || trip.status === 'no_show'
  return isOff && payment.status === 'paid' ? 'charged' : payment.status
}
