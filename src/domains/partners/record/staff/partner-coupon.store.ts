import type { Db } from '#platform/db/database.ts'

/** More than the coupons of any partner. */
const MAX_LISTED = 200

/** Lists the coupons that lead to a partner (decision 0180), by code. */
export function listPartnerCoupons(
  db: Db,
  partnerId: string,
): Promise<{ coupon_id: string; code: string }[]> {
  return db
    .selectFrom('coupons')
    .select(['id as coupon_id', 'code'])
    .where('partner_id', '=', partnerId)
    .orderBy('code')
    .limit(MAX_LISTED)
    .execute()
}

/**
 * Assigns a coupon to a partner. `taken`: it already has a partner. Coupons issued to a user are not found.
 */
export async function bindCoupon(
  tx: Db,
  code: string,
  partnerId: string,
): Promise<'bound' | 'taken' | 'not_found'> {
  const coupon = await tx
    .selectFrom('coupons')
    .select(['id', 'partner_id'])
    .where('code', '=', code)
    .where('given_to', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!coupon) return 'not_found'
  if (coupon.partner_id !== null) return 'taken'
  await tx.updateTable('coupons').set({ partner_id: partnerId }).where('id', '=', coupon.id).execute()
  return 'bound'
}

/** Removes a coupon from a partner, and returns its code. Null if the partner has no such coupon. */
export async function releaseCoupon(tx: Db, couponId: string, partnerId: string): Promise<string | null> {
  const row = await tx
    .updateTable('coupons')
    .set({ partner_id: null })
    .where('id', '=', couponId)
    .where('partner_id', '=', partnerId)
    .returning('code')
    .executeTakeFirst()
  return row?.code ?? null
}
