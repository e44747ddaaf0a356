import { money, subtract, zero, type Money } from '#kernel/money.ts'
import { costAt, type CancellationCost } from '../quotes/cancellation-cost.ts'
import type { BookingRecord, Cancellation } from '../bookings/booking.ts'

/**
 * Returns the refund and the fee for a paid booking, by the terms it was sold with. Money that staff refunded before is
 * deducted; `given` is the part of it that the terms would refund, too.
 */
export function cancellationCost(
  { sold, payment, price, goodwill }: Pick<BookingRecord, 'sold' | 'payment' | 'price' | 'goodwill'>,
  now: Temporal.Instant,
): CancellationCost & { given?: Money } {
  const { currency } = price.total
  const paid = payment?.status === 'captured' ? price.pay_now : zero(currency)
  const { refund, fee } = costAt(sold.offer, paid, now)
  const left = money(Math.max(0, Math.min(refund.amount, paid.amount - goodwill)), currency)
  const before = subtract(refund, left)
  return { refund: left, fee, ...(before.amount > 0 && { given: before }) }
}

/**
 * Returns the cost of a cancellation in progress: as requested, unless staff gave a refund at the same moment. From
 * then on they cannot.
 */
export function agreedCost(
  { refund, fee, given: before }: Cancellation,
  { price, goodwill }: Pick<BookingRecord, 'price' | 'goodwill'>,
): CancellationCost & { given?: Money } {
  const terms = refund.amount + (before?.amount ?? 0)
  const left = Math.max(0, Math.min(terms, price.pay_now.amount - goodwill))
  const { currency } = refund
  return {
    refund: money(left, currency),
    fee,
    ...(terms > left && { given: money(terms - left, currency) }),
  }
}
