import { convert, type Money } from '#kernel/money.ts'
import type { BookingRecord } from '../bookings/booking.ts'

type Sale = Pick<BookingRecord, 'price' | 'exchange' | 'extras' | 'protection'>

/**
 * Returns true if a supplier reserved at a higher price than shown (product rules: a price that rose is never charged).
 * Each converted amount may be off by a hundredth, which does not count as a rise. A reservation without a total, or in
 * a currency without an exchange rate, counts as the quoted price.
 */
export function exceedsQuotedPrice(
  { price, exchange, extras, protection }: Sale,
  reserved: Money | null,
): boolean {
  const confirmed = reserved && convert(reserved, price.supplier_total.currency, exchange)
  if (!confirmed) return false
  const parts = 1 + extras.reduce((count, { quantity }) => count + quantity, 0) + (protection ? 1 : 0)
  return confirmed.amount > price.supplier_total.amount + parts
}
