import { subtract, type Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { QuotedPrice } from './use-change.ts'

export type DifferenceWord = 'pay' | 'refund' | 'desk_more' | 'desk_less' | 'same'

/** Describes how a price difference is settled: charged to the card, refunded to it, or settled at the desk. */
export function differenceWords(
  booked: Booking['price'],
  { price, due }: Pick<QuotedPrice, 'price' | 'due'>,
): { word: DifferenceWord; value: Money }[] {
  const atDesk = subtract(price.pay_at_desk, booked.pay_at_desk)
  const words = [
    { word: due.amount > 0 ? ('pay' as const) : ('refund' as const), value: due },
    { word: atDesk.amount > 0 ? ('desk_more' as const) : ('desk_less' as const), value: atDesk },
  ].filter(({ value }) => value.amount !== 0)
  return words.length > 0 ? words : [{ word: 'same', value: due }]
}

/** Returns the discount of a coupon; null if there is none. */
export function couponOff({ lines }: Pick<Booking['price'], 'lines'>): Money | null {
  const line = lines.find(({ kind }) => kind === 'coupon')
  return line ? subtract({ ...line.amount, amount: 0 }, line.amount) : null
}
