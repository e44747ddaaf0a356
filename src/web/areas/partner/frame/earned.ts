import { add, type Money } from '#kernel/money.ts'
import type { RevenueItem } from '#domains/partners/reports/partner-report.contract.ts'

/** What a commission comes to as things stand: all of it but what was reversed. */
export function earned({ pending, confirmed, payable, paid }: RevenueItem['commission']): Money {
  return add(pending, confirmed, payable, paid)
}
