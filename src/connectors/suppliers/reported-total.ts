import type { Money } from '#kernel/money.ts'

/** Returns the total in a reservation's reply. Null if missing, zero or negative. */
export function reportedTotal(total: Money | null | undefined): Money | null {
  return total && total.amount > 0 ? total : null
}
