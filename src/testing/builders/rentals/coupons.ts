import type { Insertable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { CouponTables } from '#domains/coupons/coupon-tables.ts'
import type { Coupon } from '#domains/coupons/public.ts'
import type { Db } from '#platform/db/database.ts'
import { UNLIMITED } from '#src/seed/demo-coupons.ts'

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
      ...UNLIMITED,
      basis_points: over.amount === undefined ? 1000 : null,
      may_exceed_margin: true,
      ...over,
    })
    .execute()
}

/** A 10% coupon of no database, valid from 2026 on and without limits; `over` overrides its fields. */
export function sampleCoupon(over: Partial<Coupon> = {}): Coupon {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    code: 'TEN',
    givenTo: null,
    takes: { kind: 'percent', basisPoints: 1000, most: null },
    minimumTotal: null,
    validFrom: Temporal.Instant.from('2026-01-01T00:00:00Z'),
    validUntil: null,
    perUserLimit: null,
    totalLimit: null,
    used: 0,
    supplierIds: [],
    countryCodes: [],
    mayExceedMargin: false,
    ...over,
  }
}

/** Returns how often a coupon counts as used, in total and by user. */
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
