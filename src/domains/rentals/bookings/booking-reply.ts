import type { Station } from '../locations/location.contract.ts'
import { protectionsInOrder } from '../quotes/protections-in-order.ts'
import type { Booking } from './booking.contract.ts'
import { deskAmounts } from './desk-amounts.ts'
import { allowedActions, threeDSecureChallenge, paymentStatusOf, type BookingRecord } from './booking.ts'

/** Returns a desk in a given language; null if it is no longer listed. */
export type StationNames = (stationId: string) => Station | null

/**
 * Formats a booking for its traveller (contract `Booking`). Without `names`, stations are in the language of the quote.
 */
export function toBooking(
  record: BookingRecord,
  now: Temporal.Instant,
  names: StationNames = () => null,
): Booking {
  const { sold, cancellation } = record
  const { pickup, dropoff } = sold.offer
  return {
    booking_id: record.id,
    reference: record.reference,
    status: record.status,
    offer: { ...sold.offer, pickup: names(pickup.id) ?? pickup, dropoff: names(dropoff.id) ?? dropoff },
    days: sold.days,
    pickup_at: sold.rental.pickUpAt,
    dropoff_at: sold.rental.dropOffAt,
    driver: record.driver,
    driver_age: sold.driverAge,
    residence: sold.residence,
    extras: record.extras,
    protection: record.protection,
    // Offers sold before protections were sorted have them in the supplier's order.
    available: {
      ...sold.available,
      protections: protectionsInOrder(sold.available.protections),
    },
    coupon: record.coupon,
    price: record.price,
    desk: deskAmounts(record),
    payment_status: paymentStatusOf(record),
    payment_action: threeDSecureChallenge(record),
    card: record.payment?.card ?? null,
    supplier_reference: record.supplierReference,
    quote_expires_at: record.quoteExpiresAt.toString(),
    created_at: record.createdAt.toString(),
    refund: cancellation && { amount: cancellation.refund, fee: cancellation.fee },
    paid_back: record.paidBack,
    invoices: record.invoices,
    rating: record.rating,
    for_caller: record.forCaller,
    cancel_requested: record.supplierState === 'cancelling',
    events: record.events,
    can: allowedActions(record, now),
  }
}
