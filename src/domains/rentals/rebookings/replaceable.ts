import type { BookingRecord } from '../bookings/booking.ts'
import { cancellationRule } from '../search/cancellation-rule.contract.ts'

/**
 * Min hours left until the end of free cancellation, or until the pick-up, to replace a booking: the new car must be
 * confirmed before the old one is cancelled.
 */
export const MARGIN_HOURS = 6

type Replaced = Pick<BookingRecord, 'status' | 'supplierState' | 'sold' | 'pickUpAt' | 'goodwill'>

/**
 * Returns the time until which a booking may be replaced. Null if it is not confirmed, its cancellation is not free, or
 * staff refunded part of it.
 */
export function replaceableUntil(booking: Replaced): Temporal.Instant | null {
  if (booking.status !== 'confirmed' || booking.supplierState !== 'reserved') return null
  // The new booking would start without that refund.
  if (booking.goodwill > 0) return null
  const { freeUntil } = cancellationRule(booking.sold.offer.cancellation)
  if (freeUntil === null) return null
  const freeEnd = Temporal.Instant.from(freeUntil)
  const first = Temporal.Instant.compare(freeEnd, booking.pickUpAt) < 0 ? freeEnd : booking.pickUpAt
  return first.subtract({ hours: MARGIN_HOURS })
}

/** Returns true if a booking may now be replaced by a cheaper car, and therefore be checked for one. */
export function isReplaceable(booking: Replaced, now: Temporal.Instant): boolean {
  const ends = replaceableUntil(booking)
  return ends !== null && Temporal.Instant.compare(now, ends) < 0
}
