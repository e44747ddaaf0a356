import type { Insertable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { CouponTables } from '#domains/coupons/coupon-tables.ts'
import { seedOnce } from './seed-once.ts'

/** A coupon's columns without any limit. */
export const UNLIMITED: Omit<Insertable<CouponTables['coupons']>, 'id' | 'code'> = {
  basis_points: null,
  amount: null,
  currency: null,
  most: null,
  minimum_total: null,
  valid_from: Temporal.Instant.from('2026-01-01T00:00:00Z'),
  valid_until: null,
  per_user_limit: null,
  total_limit: null,
}

/** One coupon of each kind, and an expired one; the README lists them. */
const COUPONS = [
  {
    ...UNLIMITED,
    code: 'WELCOME10',
    basis_points: 1000,
    most: 5000,
    currency: 'EUR',
    per_user_limit: 1,
    listed: true,
  },
  // Approved by finance: its amount can exceed the margin.
  {
    ...UNLIMITED,
    code: 'SUMMER25EUR',
    amount: 2500,
    currency: 'EUR',
    minimum_total: 15_000,
    may_exceed_margin: true,
    listed: true,
  },
  {
    ...UNLIMITED,
    code: 'SAHRA5',
    basis_points: 500,
    supplier_ids: [17],
    country_codes: ['AE', 'KW', 'SA'],
    listed: true,
  },
  {
    ...UNLIMITED,
    code: 'SPRING26',
    basis_points: 2000,
    valid_until: Temporal.Instant.from('2026-06-01T00:00:00Z'),
  },
]

/** Coupons for trying the product. Seeded once: later changes and deletions persist. */
export async function seedDemoCoupons(db: Db): Promise<void> {
  await seedOnce(db, 'demo coupons', async (tx) => {
    await tx
      .insertInto('coupons')
      .values(COUPONS.map((coupon) => ({ id: newId(), ...coupon })))
      .execute()
  })
}
