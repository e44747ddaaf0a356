import { times, type Money } from '#kernel/money.ts'
import type { QuotedExtra, QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'

/** What the desk charges for so many of an extra, in its own currency; undefined where that is the price's. */
export function extraAtDesk(extra: QuotedExtra, quantity = 1): Money | undefined {
  return extra.desk_price_for_rental && times(extra.desk_price_for_rental, quantity)
}

/** What the desk charges for a protection, in its own currency; undefined where it is paid with the car. */
export function protectionAtDesk({ paid, desk_price_for_rental }: QuotedProtection): Money | undefined {
  return paid === 'desk' ? desk_price_for_rental : undefined
}
