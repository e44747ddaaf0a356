import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { toCoupon } from '../coupon.store.ts'
import {
  notedTerms,
  readTerms,
  termColumns,
  type AskedTerms,
  type CouponTerms,
  type HeldCoupon,
  type NotedTerms,
} from './coupon-terms.ts'
import type { MakeCouponFields } from './staff-coupon.contract.ts'

function askedColumns(asked: AskedTerms | null) {
  return {
    asked: asked && notedTerms(asked.terms),
    asked_by: asked?.by ?? null,
    asked_at: asked?.at ?? null,
  }
}

export const changedCouponStore = {
  /** The new coupon's id; null: its code is another's. */
  async insert(
    tx: Db,
    made: MakeCouponFields,
    terms: CouponTerms,
    asked: AskedTerms | null,
  ): Promise<string | null> {
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
        ...termColumns(terms),
        ...askedColumns(asked),
        per_user_limit: made.per_user_limit,
        supplier_ids: [...new Set(made.suppliers)],
        country_codes: [...new Set(made.countries)],
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
    const row = await tx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) return null
    const { takes, validFrom, validUntil, totalLimit, used, mayExceedMargin } = toCoupon(row)
    return {
      validFrom,
      validUntil,
      totalLimit,
      listed: row.listed,
      mayExceedMargin,
      takes,
      used,
      version: row.version,
      asked: row.asked && { terms: readTerms(row.asked as NotedTerms), by: row.asked_by ?? '' },
    }
  },

  async change(
    tx: Db,
    id: string,
    { terms, asked = null }: { terms: CouponTerms; asked?: AskedTerms | null },
  ): Promise<void> {
    await tx
      .updateTable('coupons')
      .set(({ eb }) => ({
        ...termColumns(terms),
        ...askedColumns(asked),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  },
}

export type ChangedCouponStore = typeof changedCouponStore
