import { money, subtract, times, zero, type Money } from '#kernel/money.ts'
import type { TripMoney } from '../../journey/trip-money.ts'
import type { CollectionKind } from './trip-collection.contract.ts'

/** Maximum number of collection entries of a trip. */
export const MAX_COLLECTIONS = 20

/** Before billing, at most this multiple of the quote may be collected, because charges are added to it. */
const MAX_QUOTE_MULTIPLE = 2

/**
 * Returns the largest amount that may be recorded. For a collection, this is the amount due on the bill or, before
 * billing, twice the quote less the amount paid. For a return, it is the amount collected.
 */
export function maxRecordable(
  kind: CollectionKind,
  { quoted, billed, paid, due }: TripMoney,
  collected: Money,
): Money {
  if (kind === 'given_back') return collected
  if (billed) return due
  const room = subtract(times(quoted, MAX_QUOTE_MULTIPLE), paid)
  return room.amount > 0 ? room : zero(room.currency)
}

/** Returns the amount as stored: negative if it was returned. */
export function recordedAmount(kind: CollectionKind, amount: Money): Money {
  return kind === 'collected' ? amount : money(-amount.amount, amount.currency)
}
