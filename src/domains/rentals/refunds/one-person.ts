import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'
import type { BookingStatus, SupplierState } from '../bookings/booking-status.contract.ts'

type Given = { bookingId: string; amount: Money; askedBy: string }

/**
 * What a refund counts under of what one person gives back of a booking in a day, so that many small ones are as a large
 * one; beyond it a second person is needed. Without a rate of the currency every refund is beyond.
 */
export function givenByOne(
  { bookingId, amount, askedBy }: Given,
  limit: Money,
  rates: ExchangeRates,
): Counted {
  return {
    name: `refunds of ${bookingId} by ${askedBy}`,
    limit: { most: convert(limit, amount.currency, rates)?.amount ?? 0, seconds: 24 * 3600 },
    by: amount.amount,
  }
}

const REFUNDABLE: ReadonlySet<BookingStatus> = new Set(['confirmed', 'completed', 'cancelled', 'no_show'])

/** Returns true if money of a booking may be given back now: it was sold, and nothing else is moving it. */
export function isRefundable(booking: { status: BookingStatus; supplierState: SupplierState }): boolean {
  const isMoving = booking.supplierState === 'changing' || booking.supplierState === 'cancelling'
  return REFUNDABLE.has(booking.status) && !isMoving
}
