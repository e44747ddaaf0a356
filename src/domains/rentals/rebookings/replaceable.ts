import type { BookingRecord } from '../bookings/booking.ts'
import { cancellationRule } from '../search/cancellation-rule.contract.ts'

/** A booking may be replaced until so long before its free cancellation ends: the new car has to be confirmed before the old one is cancelled. */
export const MARGIN_HOURS = 6

type Replaced = Pick<BookingRecord, 'status' | 'supplierState' | 'sold' | 'pickUpAt' | 'given'>

/** Until when a booking may be replaced; null: never, as it is not confirmed, cancelling is not free, or
 * the staff gave money of it back. */
export function replaceableUntil(booking: Replaced): Temporal.Instant | null {
  if (booking.status !== 'confirmed' || booking.supplierState !== 'reserved') return null
  // Of a new booking nothing was given back.
  if (booking.given > 0) return null
  const rule = cancellationRule(booking.sold.offer.cancellation)
  if (rule.kind !== 'free') return null
  const freeUntil = Temporal.Instant.from(rule.until)
  const first = Temporal.Instant.compare(freeUntil, booking.pickUpAt) < 0 ? freeUntil : booking.pickUpAt
  return first.subtract({ hours: MARGIN_HOURS })
}

/** Returns true if a booking may be replaced by a cheaper car now, and be looked at for one. */
export function isReplaceable(booking: Replaced, now: Temporal.Instant): boolean {
  const ends = replaceableUntil(booking)
  return ends !== null && Temporal.Instant.compare(now, ends) < 0
}
