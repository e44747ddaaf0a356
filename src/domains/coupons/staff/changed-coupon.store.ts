import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { toCoupon } from '../coupon.store.ts'
import {
  readTerms,
  storedTerms,
  termColumns,
  type CouponTerms,
  type LockedCoupon,
  type RequestedTerms,
  type StoredTerms,
} from './coupon-terms.ts'
import type { MakeCouponFields } from './staff-coupon.contract.ts'

function requestedColumns(requested: RequestedTerms | null) {
  return {
    asked: requested && storedTerms(requested.terms),
    asked_by: requested?.by ?? null,
    asked_at: requested?.at ?? null,
  }
}

/** Inserts a coupon and returns its id; null if its code is taken. */
export async function insertCoupon(
  tx: Db,
  made: MakeCouponFields,
  terms: CouponTerms,
  requested: RequestedTerms | null,
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
      ...requestedColumns(requested),
      per_user_limit: made.per_user_limit,
      supplier_ids: [...new Set(made.suppliers)],
      country_codes: [...new Set(made.countries)],
    })
    .onConflict((same) => same.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns those of these ids that belong to no supplier. */
export async function findUnknownSuppliers(tx: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('suppliers').select('id').where('id', 'in', ids).execute()
  return ids.filter((id) => !rows.some((row) => row.id === id))
}

/** Locks a coupon until the transaction ends; null if there is none. */
export async function lockCoupon(tx: Db, id: string): Promise<LockedCoupon | null> {
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
    requested: row.asked && { terms: readTerms(row.asked as StoredTerms), by: row.asked_by ?? '' },
  }
}

export async function updateTerms(
  tx: Db,
  id: string,
  { terms, requested = null }: { terms: CouponTerms; requested?: RequestedTerms | null },
): Promise<void> {
  await tx
    .updateTable('coupons')
    .set(({ eb }) => ({
      ...termColumns(terms),
      ...requestedColumns(requested),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
