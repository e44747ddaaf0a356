import type { ColumnType } from 'kysely'

/** Referral tables. Without a `coupon_code` nothing was earned. */
export type ReferralTables = {
  referrals: {
    friend_id: string
    referrer_id: string
    booking_id: string
    coupon_code: string | null
    settled_at: ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ReferralTables {}
}
