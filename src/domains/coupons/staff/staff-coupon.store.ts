import { sql } from 'kysely'
import type { z } from 'zod'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Money } from '#kernel/money.ts'
import { sortedByName } from '#kernel/ascii-fold.ts'
import type { Db } from '#platform/db/database.ts'
import { toApiDiscount } from '../coupon.ts'
import { toCoupon } from '../coupon.store.ts'
import type { StoredTerms } from './coupon-terms.ts'
import { lastDayOf, stateOf } from './coupon-rules.ts'
import {
  COUPON_ACTIONS,
  type CouponState,
  type StaffCoupon,
  type StaffCoupons,
  type StaffCouponSummary,
  type StaffCouponsQuery,
} from './staff-coupon.contract.ts'

/** Bookings and actions shown with one coupon; the lists of bookings and of the audit have more. */
const MAX_SHOWN = 50

function selectCoupons(db: Db) {
  return db
    .selectFrom('coupons as c')
    .leftJoin('partners as p', 'p.id', 'c.partner_id')
    .leftJoin('users as u', 'u.id', 'c.asked_by')
    .selectAll('c')
    .select([
      'p.name as partner_name',
      sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('requester'),
    ])
}

/** Lists coupons with their states at an instant, newest first. */
export async function selectStaffCoupons(
  db: Db,
  { search, state, owner, after, page_size: limit }: z.output<typeof StaffCouponsQuery>,
  now: Temporal.Instant,
): Promise<StaffCoupons> {
  let query = selectCoupons(db)
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
  if (search !== undefined) query = query.where(sql<boolean>`position(${search.toUpperCase()} in c.code) > 0`)
  query = query.where('c.given_to', owner === 'person' ? 'is not' : 'is', null)
  if (owner === 'partner') query = query.where('c.partner_id', 'is not', null)
  if (owner === 'everybody') query = query.where('c.partner_id', 'is', null)
  if (state !== undefined) query = query.where(inState(state, now))
  if (after !== undefined) query = query.where('c.id', '<', after)
  const rows = await query.execute()
  const discounts = await sumDiscounts(
    db,
    rows.slice(0, limit).map(({ id }) => id),
  )
  const found = rows.map((row) => summaryOf(row, discounts.get(row.id) ?? [], now))
  return keyedPageOf(found, limit, ({ coupon_id }) => coupon_id)
}

/** Finds a coupon with its latest bookings and history; null if there is none. */
export async function findStaffCoupon(
  db: Db,
  id: string,
  now: Temporal.Instant,
): Promise<StaffCoupon | null> {
  const row = await selectCoupons(db).where('c.id', '=', id).executeTakeFirst()
  if (!row) return null
  const [discounts, suppliers, bookings, history] = await Promise.all([
    sumDiscounts(db, [id]),
    supplierNames(db, row.supplier_ids),
    latestBookings(db, id),
    latestActions(db, id),
  ])
  return {
    ...summaryOf(row, discounts.get(id) ?? [], now),
    suppliers,
    countries: row.country_codes,
    bookings,
    history,
  }
}

/** Lists all suppliers by name. */
export async function selectSuppliers(db: Db): Promise<{ supplier_id: number; name: string }[]> {
  return sortedByName(await db.selectFrom('suppliers').select(['id as supplier_id', 'name']).execute())
}

/** Sums the discounts of each coupon, by currency of the bookings. */
async function sumDiscounts(db: Db, ids: readonly string[]): Promise<Map<string, Money[]>> {
  const sums = new Map<string, Money[]>()
  if (ids.length === 0) return sums
  const currency = sql<string>`b.coupon -> 'discount' ->> 'currency'`
  const rows = await db
    .selectFrom('coupon_redemptions as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .select(['r.coupon_id', currency.as('currency')])
    .select(sql<number>`sum((b.coupon -> 'discount' ->> 'amount')::bigint)::bigint`.as('amount'))
    .where('r.coupon_id', 'in', ids)
    .where('b.coupon', 'is not', null)
    .groupBy(['r.coupon_id', currency])
    .orderBy(currency)
    .execute()
  for (const { coupon_id, ...sum } of rows)
    sums.set(coupon_id, [...(sums.get(coupon_id) ?? []), { amount: sum.amount, currency: sum.currency }])
  return sums
}

async function supplierNames(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('suppliers').select('name').where('id', 'in', ids).execute()
  return sortedByName(rows).map(({ name }) => name)
}

async function latestBookings(db: Db, couponId: string): Promise<StaffCoupon['bookings']> {
  const rows = await db
    .selectFrom('coupon_redemptions as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .select(['b.id', 'b.reference', 'b.coupon', 'r.at'])
    .where('r.coupon_id', '=', couponId)
    .orderBy('r.at', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ id, reference, coupon, at }) => ({
    booking_id: id,
    reference,
    at: at.toString(),
    discount: (coupon as { discount: Money } | null)?.discount ?? null,
  }))
}

async function latestActions(db: Db, couponId: string): Promise<StaffCoupon['history']> {
  const rows = await db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.staff_id')
    .select(['a.at', 'a.action'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('by'))
    .where('a.subject', '=', 'coupon')
    .where('a.subject_id', '=', couponId)
    .where('a.action', 'in', COUPON_ACTIONS)
    .orderBy('a.id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ at, action, by }) => ({
    at: at.toString(),
    action: action as (typeof COUPON_ACTIONS)[number],
    by,
  }))
}

/** SQL condition: the coupon `c` is in this state, as `stateOf` returns it. */
function inState(state: CouponState, now: Temporal.Instant) {
  const isEnded = sql<boolean>`coalesce(c.valid_until <= ${now}, false)`
  const isUsedUp = sql<boolean>`coalesce(c.used >= c.total_limit, false)`
  const hasStarted = sql<boolean>`c.valid_from <= ${now}`
  const waits = sql<boolean>`c.asked is not null`
  switch (state) {
    case 'waiting':
      return waits
    case 'ended':
      return sql<boolean>`not ${waits} and ${isEnded}`
    case 'used_up':
      return sql<boolean>`not ${waits} and not ${isEnded} and ${isUsedUp}`
    case 'upcoming':
      return sql<boolean>`not ${waits} and not ${isEnded} and not ${isUsedUp} and not ${hasStarted}`
    case 'running':
      return sql<boolean>`not ${waits} and not ${isEnded} and not ${isUsedUp} and ${hasStarted}`
  }
}

type CouponRow = Parameters<typeof toCoupon>[0] & { partner_name: string | null; requester: string }

function summaryOf(row: CouponRow, discounts: Money[], now: Temporal.Instant): StaffCouponSummary {
  const { partner_name, requester, ...stored } = row
  const coupon = toCoupon(stored)
  return {
    coupon_id: coupon.id,
    code: coupon.code,
    state: stateOf({ ...coupon, waits: stored.asked !== null }, now),
    takes: toApiDiscount(coupon.takes),
    minimum_total: coupon.minimumTotal,
    valid_from: coupon.validFrom.toString(),
    valid_until: coupon.validUntil?.toString() ?? null,
    last_day: coupon.validUntil && lastDayOf(coupon.validUntil),
    total_limit: coupon.totalLimit,
    per_user_limit: coupon.perUserLimit,
    used: coupon.used,
    discounts,
    partner:
      stored.partner_id === null || partner_name === null
        ? null
        : { partner_id: stored.partner_id, name: partner_name },
    for_one_account: coupon.givenTo !== null,
    listed: stored.listed,
    may_exceed_margin: coupon.mayExceedMargin,
    asked: requestOf(stored, requester),
    version: stored.version,
  }
}

function requestOf(
  { asked, asked_by, asked_at }: Pick<CouponRow, 'asked' | 'asked_by' | 'asked_at'>,
  name: string,
): StaffCouponSummary['asked'] {
  if (!asked || asked_at === null) return null
  const { valid_until, total_limit, listed, may_exceed_margin } = asked as StoredTerms
  const until = valid_until === null ? null : Temporal.Instant.from(valid_until)
  return {
    by: { staff_id: asked_by, name },
    at: asked_at.toString(),
    last_day: until && lastDayOf(until),
    total_limit,
    listed,
    may_exceed_margin,
  }
}
