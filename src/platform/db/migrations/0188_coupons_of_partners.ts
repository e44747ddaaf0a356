import { sql, type Kysely } from 'kysely'

/** A coupon may be a partner's; who led to a booking by a coupon alone leads to it no more without the coupon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons add column partner_id uuid references partners`.execute(db)
  await sql`create index coupons_partner on coupons (partner_id) where partner_id is not null`.execute(db)
  await sql`alter table booking_partners add column by_coupon boolean not null default false`.execute(db)
}
