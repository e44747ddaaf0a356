import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { midnightAfter } from './coupon-rules.ts'
import type { MakeCouponFields } from './staff-coupon.contract.ts'

/** What the staff change of a coupon. */
export type CouponTerms = {
  validFrom: Temporal.Instant
  validUntil: Temporal.Instant | null
  totalLimit: number | null
  listed: boolean
}

export type HeldCoupon = CouponTerms & { version: number; partnerId: string | null }

export const changedCouponStore = {
  /** The new coupon's id; null: its code is another's. */
  async insert(tx: Db, made: MakeCouponFields): Promise<string | null> {
    const isPercent = made.kind === 'percent'
    const hasAmounts = !isPercent || made.most !== null || made.minimum_total !== null
    const row = await tx
      .insertInto('coupons')
      .values({
        id: newId(),
        code: made.code,
        basis_points: isPercent ? Math.round((made.percent ?? 0) * 100) : null,
        amount: isPercent ? null : made.amount,
        most: isPercent ? made.most : null,
        minimum_total: made.minimum_total,
        currency: hasAmounts ? made.currency : null,
        valid_from: midnightAfter(made.from_day, 0),
        valid_until: made.to_day === null ? null : midnightAfter(made.to_day, 1),
        per_user_limit: made.per_user_limit,
        total_limit: made.total_limit,
        supplier_ids: [...new Set(made.suppliers)],
        country_codes: [...new Set(made.countries)],
        listed: made.listed,
      })
      .onConflict((same) => same.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  },

  /** Which of these are no suppliers. */
  async unknownSuppliers(tx: Db, ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return []
    const rows = await tx.selectFrom('suppliers').select('id').where('id', 'in', ids).execute()
    return ids.filter((id) => !rows.some((row) => row.id === id))
  },

  /** Locks a coupon until the transaction ends; null: there is none. */
  async hold(tx: Db, id: string): Promise<HeldCoupon | null> {
    const row = await tx
      .selectFrom('coupons')
      .select(['version', 'partner_id', 'valid_from', 'valid_until', 'total_limit', 'listed'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row
      ? {
          version: row.version,
          partnerId: row.partner_id,
          validFrom: row.valid_from,
          validUntil: row.valid_until,
          totalLimit: row.total_limit,
          listed: row.listed,
        }
      : null
  },

  async change(
    tx: Db,
    id: string,
    { validFrom, validUntil, totalLimit, listed }: CouponTerms,
  ): Promise<void> {
    await tx
      .updateTable('coupons')
      .set(({ eb }) => ({
        valid_from: validFrom,
        valid_until: validUntil,
        total_limit: totalLimit,
        listed,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  },
}

export type ChangedCouponStore = typeof changedCouponStore
