import { camelKeys } from '#kernel/record-keys.ts'
import type { CouponDiscount } from '../coupon.ts'

/** The terms of a coupon that staff can change. */
export type CouponTerms = {
  validFrom: Temporal.Instant
  validUntil: Temporal.Instant | null
  totalLimit: number | null
  listed: boolean
  mayExceedMargin: boolean
}

/** Terms that a colleague requests and a second person decides on. */
export type RequestedTerms = { terms: CouponTerms; by: string; at: Temporal.Instant }

export type LockedCoupon = CouponTerms & {
  version: number
  used: number
  takes: CouponDiscount
  requested: Pick<RequestedTerms, 'terms' | 'by'> | null
}

export function termColumns({ validFrom, validUntil, totalLimit, listed, mayExceedMargin }: CouponTerms) {
  return {
    valid_from: validFrom,
    valid_until: validUntil,
    total_limit: totalLimit,
    listed,
    may_exceed_margin: mayExceedMargin,
  }
}

/** Terms as they are stored with a request and in the audit. */
export function storedTerms(terms: CouponTerms) {
  return {
    ...termColumns(terms),
    valid_from: terms.validFrom.toString(),
    valid_until: terms.validUntil?.toString() ?? null,
  }
}
export type StoredTerms = ReturnType<typeof storedTerms>

export function readTerms({ valid_from, valid_until, ...terms }: StoredTerms): CouponTerms {
  return {
    ...camelKeys(terms),
    validFrom: Temporal.Instant.from(valid_from),
    validUntil: valid_until === null ? null : Temporal.Instant.from(valid_until),
  }
}
