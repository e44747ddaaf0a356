import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'
import type { BookingStatus, SupplierState } from '../bookings/booking-status.contract.ts'

type RefundToCount = { bookingId: string; amount: Money; requestedBy: string }

/**
 * Returns the count of a refund against one person's daily limit per booking, so that many small refunds count like one
 * large refund. Beyond it, a second person must approve. Without an exchange rate, every refund exceeds the limit.
 */
export function countTowardsLimit(
  { bookingId, amount, requestedBy }: RefundToCount,
  limit: Money,
  rates: ExchangeRates,
): Counted {
  return {
    name: `refunds of ${bookingId} by ${requestedBy}`,
    limit: { most: convert(limit, amount.currency, rates)?.amount ?? 0, seconds: 24 * 3600 },
    by: amount.amount,
  }
}

const REFUNDABLE: ReadonlySet<BookingStatus> = new Set(['confirmed', 'completed', 'cancelled', 'no_show'])

/** Returns true if a booking may be refunded now: it was sold, and no change or cancellation is in progress. */
export function isRefundable(booking: { status: BookingStatus; supplierState: SupplierState }): boolean {
  const isMoving = booking.supplierState === 'changing' || booking.supplierState === 'cancelling'
  return REFUNDABLE.has(booking.status) && !isMoving
}
