import { add, times, type Money } from '#kernel/money.ts'
import type { Booking } from './booking.contract.ts'
import type { BookingRecord } from './booking.ts'

/**
 * Returns the amounts the desk charges and holds for a booking with its extras, in the desk's currency. Null if that is
 * the price's currency, or if an extra's price in it is unknown.
 */
export function deskAmounts({
  sold,
  extras,
  protection,
}: Pick<BookingRecord, 'sold' | 'extras' | 'protection'>): Booking['desk'] {
  const { desk } = sold.offer
  if (!desk) return null
  const added: Money[] = []
  for (const { extra, quantity } of extras) {
    if (!extra.desk_price_for_rental) return null
    added.push(times(extra.desk_price_for_rental, quantity))
  }
  if (protection?.paid === 'desk') {
    if (!protection.desk_price_for_rental) return null
    added.push(protection.desk_price_for_rental)
  }
  return {
    ...desk,
    pay_at_desk: add(desk.pay_at_desk, ...added),
    excess: protection ? (protection.desk_excess_after ?? null) : desk.excess,
  }
}
