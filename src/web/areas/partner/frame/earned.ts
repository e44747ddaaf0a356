import { add, type Money } from '#kernel/money.ts'
import type { RevenueItem } from '#domains/partners/reports/partner-report.contract.ts'

/** Returns the current amount of a commission: the total less reversals. */
export function earned({ pending, confirmed, payable, paid }: RevenueItem['commission']): Money {
  return add(pending, confirmed, payable, paid)
}
