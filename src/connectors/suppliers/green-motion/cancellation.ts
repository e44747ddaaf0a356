import type { SupplierTerms } from '#domains/suppliers/supplier-connector.ts'

/** The package that its sellers treat as neither refundable nor amendable. */
const BASIC = 'BAS'

/**
 * Parses a package's `CancellationRules`. Their format is not documented, so phrases are matched: "non-refundable",
 * "free … 48 hours". Null if they state nothing reliable; then the plan's configuration is the fallback.
 */
export function cancellationTerms(
  packageType: string,
  rules: string,
  pickUpAt: string,
): SupplierTerms | null {
  const free = /free\D{0,80}?(\d{1,3})\s*(hour|day)/i.exec(rules)
  if (free) {
    const hours = Number(free[1]) * (free[2]?.toLowerCase() === 'day' ? 24 : 1)
    return { nonRefundable: false, freeUntil: hoursBefore(pickUpAt, hours) }
  }
  const none = /non.?refundable|no refund/i.test(rules) || (rules === '' && packageType === BASIC)
  return none ? { nonRefundable: true, freeUntil: null } : null
}

function hoursBefore(wallTime: string, hours: number): string {
  return Temporal.PlainDateTime.from(wallTime).subtract({ hours }).toString({ smallestUnit: 'minute' })
}
