import type { Money } from '#kernel/money.ts'

/** The total in a reservation's reply: null when missing, zero or negative. */
export function reportedTotal(total: Money | null | undefined): Money | null {
  return total && total.amount > 0 ? total : null
}
