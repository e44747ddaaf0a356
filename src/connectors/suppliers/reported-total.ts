import type { Money } from '#kernel/money.ts'

/** The total that a reservation tells: null when it tells none, and nothing or less is no price. */
export function reportedTotal(total: Money | null | undefined): Money | null {
  return total && total.amount > 0 ? total : null
}
