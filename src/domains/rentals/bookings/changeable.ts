import type { BookingRecord } from './booking.ts'

/** Whether a confirmed booking may be changed: before its pick-up, for as long as cancelling it costs nothing. */
export function isChangeable(
  {
    status,
    supplierState,
    sold,
    pickUpAt,
  }: Pick<BookingRecord, 'status' | 'supplierState' | 'sold' | 'pickUpAt'>,
  now: Temporal.Instant,
): boolean {
  const { free_until, non_refundable } = sold.offer.cancellation
  return (
    status === 'confirmed' &&
    supplierState === 'reserved' &&
    !non_refundable &&
    free_until !== null &&
    Temporal.Instant.compare(now, Temporal.Instant.from(free_until)) < 0 &&
    Temporal.Instant.compare(now, pickUpAt) < 0
  )
}
