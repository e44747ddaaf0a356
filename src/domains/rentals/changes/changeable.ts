import { isFreeAt, termsOf } from '../cancellations/cancellation-terms.ts'
import type { BookingRecord } from '../bookings/booking.ts'

/** Whether a confirmed booking may be changed: before its pick-up, while cancelling it is free. */
export function isChangeable(
  {
    status,
    supplierState,
    sold,
    pickUpAt,
  }: Pick<BookingRecord, 'status' | 'supplierState' | 'sold' | 'pickUpAt'>,
  now: Temporal.Instant,
): boolean {
  return (
    status === 'confirmed' &&
    supplierState === 'reserved' &&
    isFreeAt(termsOf(sold.offer), now) &&
    Temporal.Instant.compare(now, pickUpAt) < 0
  )
}
