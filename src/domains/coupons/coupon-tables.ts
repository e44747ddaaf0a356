import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, NullableInstant, NullableJson, Optional } from '#platform/db/columns.ts'

/** Coupon tables. Amounts are hundredths of the coupon's `currency`; no suppliers or countries listed: any. */
export type CouponTables = {
  coupons: {
    id: string
    code: string
    basis_points: number | null
    amount: number | null
    currency: string | null
    most: number | null
    minimum_total: number | null
    valid_from: Instant
    valid_until: ColumnType<Temporal.Instant | null, Temporal.Instant | null, Temporal.Instant | null>
    per_user_limit: number | null
    total_limit: number | null
    used: Defaulted<number>
    supplier_ids: Defaulted<number[]>
    country_codes: Defaulted<string[]>
    /** The user it was issued to. Null if any user who knows the code may use it. */
    given_to: Defaulted<string | null>
    /** The partner to whom its orders are attributed, unless another partner's link led to them. Null if none. */
    partner_id: Defaulted<string | null>
    /** Shown to everybody, on the page of deals. */
    listed: Defaulted<boolean>
    /** It may take off more than our margin. */
    may_exceed_margin: Defaulted<boolean>
    /** Requested terms that await a second person. */
    asked: NullableJson
    asked_by: Optional<string>
    asked_at: NullableInstant
    /** Grows with each change by the staff. */
    version: Defaulted<number>
  }
  coupon_users: { coupon_id: string; who: string; used: number }
  coupon_redemptions: { booking_id: string; coupon_id: string; users: string[]; at: Instant }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CouponTables {}
}
