import type { Insertable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { CouponTables } from '#domains/coupons/coupon-tables.ts'
import type { Db } from '#platform/db/database.ts'

/** Adds a 10% coupon for any user at any time, whatever our margin; `over` overrides its columns. */
export async function addCoupon(
  db: Db,
  code: string,
  over: Partial<Insertable<CouponTables['coupons']>> = {},
): Promise<void> {
  await db
    .insertInto('coupons')
    .values({
      id: newId(),
      code,
      basis_points: over.amount === undefined ? 1000 : null,
      amount: null,
      currency: null,
      most: null,
      minimum_total: null,
      valid_from: Temporal.Instant.from('2026-01-01T00:00:00Z'),
      valid_until: null,
      per_user_limit: null,
      total_limit: null,
      may_exceed_margin: true,
      ...over,
    })
    .execute()
}

/** How often a coupon counts as used, in total and by each user. */
export async function usesOf(db: Db, code: string) {
  const { id, used } = await db
    .selectFrom('coupons')
    .select(['id', 'used'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const users = await db
    .selectFrom('coupon_users')
    .select(['who', 'used'])
    .where('coupon_id', '=', id)
    .where('used', '>', 0)
    .execute()
  return { used, users: Object.fromEntries(users.map((user) => [user.who, user.used])) }
}
