import { subtract, zero, type Money } from '#kernel/money.ts'
import type { BookingRecord } from './booking.ts'

/**
 * What comes back of the money paid, and what is kept. Free before `free_until`; after it, and for a
 * non-refundable plan, the whole of what was paid is the fee. Refund and fee add up to what was paid.
 */
export function cancellationCost(
  booking: BookingRecord,
  now: Temporal.Instant,
): { refund: Money; fee: Money } {
  const { currency } = booking.price.total
  const paid = booking.payment?.status === 'captured' ? booking.price.pay_now : zero(currency)
  const { free_until, non_refundable } = booking.sold.offer.cancellation
  const free =
    !non_refundable &&
    free_until !== null &&
    Temporal.Instant.compare(now, Temporal.Instant.from(free_until)) < 0
  const refund = free ? paid : zero(currency)
  return { refund, fee: subtract(paid, refund) }
}
