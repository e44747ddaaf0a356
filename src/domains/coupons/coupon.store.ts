import { sql, type Selectable } from 'kysely'
import type { Money } from '#kernel/money.ts'
import type { CouponTables } from './coupon-tables.ts'
import type { Db } from '#platform/db/database.ts'
import { newId } from '#kernel/ids.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import { isFor, type Coupon, type CouponCode, type CouponDiscount } from './coupon.ts'

export type Redemption = {
  code: string
  bookingId: string
  users: readonly string[]
  /** True if the discount is more than our margin. */
  exceedsMargin: boolean
  now: Temporal.Instant
}

const MAX_ISSUED = 200
const MAX_PUBLIC = 50

/** Finds a coupon by its code, which is in upper case. */
export async function findCoupon(db: Db, code: string): Promise<Coupon | null> {
  const row = await db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
  return row ? toCoupon(row) : null
}

/** Lists the coupons issued to one account, newest first. */
export async function listIssuedCoupons(db: Db, userId: string): Promise<Coupon[]> {
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('given_to', '=', userId)
    .orderBy('valid_from', 'desc')
    .orderBy('code')
    .limit(MAX_ISSUED)
    .execute()
  return rows.map(toCoupon)
}

/** Lists the public coupons that apply at an instant, first to end first. */
export async function listPublicCoupons(db: Db, now: Temporal.Instant): Promise<Coupon[]> {
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('listed', '=', true)
    .where('given_to', 'is', null)
    .where('valid_from', '<=', now)
    .where(({ eb, or }) => or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .where(({ eb, or, ref }) => or([eb('total_limit', 'is', null), eb('used', '<', ref('total_limit'))]))
    .orderBy('valid_until', (order) => order.asc().nullsLast())
    .orderBy('code')
    .limit(MAX_PUBLIC)
    .execute()
  return rows.map(toCoupon)
}

/** Finds the coupon that the order of a booking used, and when. */
export async function findUsedCoupon(
  db: Db,
  bookingId: string,
): Promise<{ coupon: Coupon; at: Temporal.Instant } | null> {
  const row = await db
    .selectFrom('coupon_redemptions')
    .innerJoin('coupons', 'coupons.id', 'coupon_redemptions.coupon_id')
    .selectAll('coupons')
    .select('coupon_redemptions.at')
    .where('coupon_redemptions.booking_id', '=', bookingId)
    .executeTakeFirst()
  if (!row) return null
  const { at, ...coupon } = row
  return { coupon: toCoupon(coupon), at }
}

/** Returns the highest number of uses under any one of these names. */
export async function countUses(db: Db, couponId: string, users: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('coupon_users')
    .select('used')
    .where('coupon_id', '=', couponId)
    .where('who', 'in', users)
    .orderBy('used', 'desc')
    .executeTakeFirst()
  return row?.used ?? 0
}

export type IssuedCoupon = {
  /** In upper case. */
  code: string
  /** The account it is for. */
  givenTo: string
  takes: CouponDiscount
  validFrom: Temporal.Instant
  validUntil: Temporal.Instant
}

/**
 * Issues a coupon to one account, good for one order, in the caller's transaction. Its value was promised by an
 * administrator's setting, so it may take off more than our margin.
 */
export async function issueCoupon(tx: Db, { takes, ...issued }: IssuedCoupon): Promise<void> {
  const discount =
    takes.kind === 'fixed'
      ? { basis_points: null, most: null, ...takes.amount }
      : {
          basis_points: takes.basisPoints,
          amount: null,
          most: takes.most?.amount ?? null,
          currency: takes.most?.currency ?? null,
        }
  const limits = { minimumTotal: null, perUserLimit: 1, totalLimit: 1, mayExceedMargin: true }
  await tx
    .insertInto('coupons')
    .values({ id: newId(), ...snakeKeys({ ...issued, ...limits }), ...discount })
    .execute()
}

/**
 * Counts a use of a coupon in its order's transaction: guarded writes in a fixed order, the coupon first, then its
 * users by name, so that concurrent orders cannot exceed the limits. When it returns a code, the caller must roll its
 * writes back.
 */
export async function redeemCoupon(
  tx: Db,
  { code, bookingId, users, exceedsMargin, now }: Redemption,
): Promise<CouponCode | null> {
  const coupon = await tx
    .updateTable('coupons')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code', '=', code)
    .where('valid_from', '<=', now)
    .where(({ eb, or }) => or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .where(({ eb, or, ref }) => or([eb('total_limit', 'is', null), eb('used', '<', ref('total_limit'))]))
    .where(({ eb, or }) => or([eb('given_to', 'is', null), eb(sql`given_to::text`, 'in', users)]))
    .$if(exceedsMargin, (allowed) => allowed.where('may_exceed_margin', '=', true))
    .returning(['id', 'per_user_limit'])
    .executeTakeFirst()
  if (!coupon) return rejectionOf(tx, { code, users, exceedsMargin }, now)
  for (const who of users.toSorted()) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('coupon_users')
      .values({ coupon_id: coupon.id, who, used: 1 })
      .onConflict((same) =>
        same
          .columns(['coupon_id', 'who'])
          .doUpdateSet({ used: sql`coupon_users.used + 1` })
          .where(sql<boolean>`coalesce(coupon_users.used < ${coupon.per_user_limit}::int, true)`),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return 'coupon_used_by_you'
  }
  await tx
    .insertInto('coupon_redemptions')
    .values({ booking_id: bookingId, coupon_id: coupon.id, users: [...users], at: now })
    .execute()
  return null
}

/** Releases a booking's use of its coupon; without one, does nothing. */
export async function releaseCoupon(tx: Db, bookingId: string): Promise<void> {
  const redemption = await tx
    .deleteFrom('coupon_redemptions')
    .where('booking_id', '=', bookingId)
    .returning(['coupon_id', 'users'])
    .executeTakeFirst()
  if (!redemption) return
  await tx
    .updateTable('coupons')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('id', '=', redemption.coupon_id)
    .execute()
  for (const who of redemption.users.toSorted())
    await tx
      .updateTable('coupon_users')
      .set((row) => ({ used: row('used', '-', 1) }))
      .where('coupon_id', '=', redemption.coupon_id)
      .where('who', '=', who)
      .execute()
}

async function rejectionOf(
  tx: Db,
  { code, users, exceedsMargin }: Pick<Redemption, 'code' | 'users' | 'exceedsMargin'>,
  at: Temporal.Instant,
): Promise<CouponCode> {
  const coupon = await tx
    .selectFrom('coupons')
    .select(['valid_from', 'valid_until', 'given_to', 'may_exceed_margin'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!coupon) return 'coupon_unknown'
  if (!isFor({ givenTo: coupon.given_to }, users)) return 'coupon_not_yours'
  if (Temporal.Instant.compare(at, coupon.valid_from) < 0) return 'coupon_not_yet_valid'
  if (coupon.valid_until && Temporal.Instant.compare(at, coupon.valid_until) >= 0) return 'coupon_over'
  return exceedsMargin && !coupon.may_exceed_margin ? 'coupon_price_lowest' : 'coupon_used_up'
}

export function toCoupon(row: Selectable<CouponTables['coupons']>): Coupon {
  const { currency, amount, basis_points: basisPoints, most, minimum_total, ...more } = row
  const { listed: _listed, partner_id: _partner, version: _version, ...others } = more
  const { asked: _requested, asked_by: _by, asked_at: _at, ...limits } = others
  const inCurrency = (value: number | null): Money | null =>
    value === null || currency === null ? null : { amount: value, currency }
  const fixed = inCurrency(amount)
  return {
    ...camelKeys(limits),
    takes: fixed
      ? { kind: 'fixed', amount: fixed }
      : { kind: 'percent', basisPoints: basisPoints ?? 0, most: inCurrency(most) },
    minimumTotal: inCurrency(minimum_total),
  }
}
