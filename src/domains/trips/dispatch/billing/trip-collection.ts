import { money, subtract, times, zero, type Money } from '#kernel/money.ts'
import type { TripMoney } from '../../journey/trip-money.ts'
import type { CollectionKind } from './trip-collection.contract.ts'

/** No trip has more entries of what was collected. */
export const MAX_COLLECTIONS = 20

/** Before there is a bill, at most so many times the quote is collected: charges come on top of it. */
const QUOTES_AHEAD = 2

/**
 * The most that is recorded as collected, or given back, by the driver or the desk: what the bill leaves due; before
 * there is a bill, twice the quote less what is paid; never more back than was collected.
 */
export function mostToRecord(
  kind: CollectionKind,
  { quoted, billed, paid, due }: TripMoney,
  collected: Money,
): Money {
  if (kind === 'given_back') return collected
  if (billed) return due
  const room = subtract(times(quoted, QUOTES_AHEAD), paid)
  return room.amount > 0 ? room : zero(room.currency)
}

/** As it is kept: below zero where it was given back. */
export function recordedAmount(kind: CollectionKind, amount: Money): Money {
  return kind === 'collected' ? amount : money(-amount.amount, amount.currency)
}
