import { zero } from '#kernel/money.ts'
import { costAt, type CancellationCost } from '../quotes/cancellation-cost.ts'
import type { BookingRecord } from '../bookings/booking.ts'

/** The refund and the fee of what was paid for a booking, by the terms it was sold with. */
export function cancellationCost(booking: BookingRecord, now: Temporal.Instant): CancellationCost {
  const { sold, payment, price } = booking
  const paid = payment?.status === 'captured' ? price.pay_now : zero(price.total.currency)
  return costAt(sold.offer, paid, now)
}
