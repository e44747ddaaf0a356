import { camelKeys } from '#kernel/record-keys.ts'
import type { CouponDiscount } from '../coupon.ts'

/** What the staff change of a coupon. */
export type CouponTerms = {
  validFrom: Temporal.Instant
  validUntil: Temporal.Instant | null
  totalLimit: number | null
  listed: boolean
  mayExceedMargin: boolean
}

/** Terms that a colleague asks for, which a second person decides on. */
export type AskedTerms = { terms: CouponTerms; by: string; at: Temporal.Instant }

export type HeldCoupon = CouponTerms & {
  version: number
  used: number
  takes: CouponDiscount
  asked: Pick<AskedTerms, 'terms' | 'by'> | null
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

/** Terms as they are asked for and audited. */
export function notedTerms(terms: CouponTerms) {
  return {
    ...termColumns(terms),
    valid_from: terms.validFrom.toString(),
    valid_until: terms.validUntil?.toString() ?? null,
  }
}
export type NotedTerms = ReturnType<typeof notedTerms>

export function readTerms({ valid_from, valid_until, ...terms }: NotedTerms): CouponTerms {
  return {
    ...camelKeys(terms),
    validFrom: Temporal.Instant.from(valid_from),
    validUntil: valid_until === null ? null : Temporal.Instant.from(valid_until),
  }
}
