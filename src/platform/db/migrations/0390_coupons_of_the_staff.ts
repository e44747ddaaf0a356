import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** The staff change coupons by version, and read how each was used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons add column if not exists version int not null default 1`.execute(db)
  await buildIndex(db, 'coupons_for_everybody', sql`coupons (id) where given_to is null`)
  await buildIndex(db, 'coupon_redemptions_coupon', sql`coupon_redemptions (coupon_id, at)`)
}
