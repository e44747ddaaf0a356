import type { TripPaymentReply } from '#domains/trips/cards/trip-payment.contract.ts'

/** Returns the state of the payment to display: a charged trip that was cancelled is not "paid". */
export function shownState({
  trip,
  payment,
}: TripPaymentReply): TripPaymentReply['payment']['status'] | 'charged' {
  const isOff = trip.status === 'cancelled' || trip.status === 'no_show'
  return isOff && payment.status === 'paid' ? 'charged' : payment.status
}
