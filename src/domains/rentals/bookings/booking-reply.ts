import type { Booking } from './booking.contract.ts'
import { allowedActions, paymentStatusOf, type BookingRecord } from './booking.ts'

/** A booking as its traveller reads it (contract `Booking`). */
export function toBooking(record: BookingRecord, now: Temporal.Instant): Booking {
  const { sold, cancellation } = record
  return {
    booking_id: record.id,
    reference: record.reference,
    status: record.status,
    offer: sold.offer,
    days: sold.days,
    pickup_at: sold.rental.pickUpAt,
    dropoff_at: sold.rental.dropOffAt,
    driver: record.driver,
    driver_age: sold.driverAge,
    residence: sold.residence,
    extras: record.extras,
    protection: record.protection,
    available: sold.available,
    coupon: null,
    price: record.price,
    payment_status: paymentStatusOf(record),
    card: record.payment?.card ?? null,
    supplier_reference: record.supplierReference,
    quote_expires_at: record.quoteExpiresAt.toString(),
    created_at: record.createdAt.toString(),
    refund: cancellation && { amount: cancellation.refund, fee: cancellation.fee },
    cancel_requested: record.supplierState === 'cancelling',
    events: record.events,
    can: allowedActions(record, now),
  }
}
