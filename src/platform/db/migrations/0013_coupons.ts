import { sql, type Kysely } from 'kysely'

/**
 * Coupons, how often each was used and by whom. A use is counted when the order is placed, so a booking has at most
 * one; deleting its row undoes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupons (
      id uuid primary key,
      code text not null unique check (code = upper(code)),
      basis_points int check (basis_points between 1 and 10000),
      amount bigint check (amount > 0),
      currency text,
      most bigint check (most > 0),
      minimum_total bigint check (minimum_total > 0),
      valid_from timestamptz not null,
      valid_until timestamptz,
      per_user_limit int check (per_user_limit > 0),
      total_limit int check (total_limit > 0),
      used int not null default 0 check (used >= 0),
      supplier_ids int[] not null default '{}',
      country_codes text[] not null default '{}',
      check ((basis_points is null) <> (amount is null)),
      check (currency is not null or (amount is null and most is null and minimum_total is null))
    )`.execute(db)
  await sql`
    create table coupon_users (
      coupon_id uuid not null references coupons,
      who text not null,
      used int not null check (used >= 0),
      primary key (coupon_id, who)
    )`.execute(db)
  await sql`
    create table coupon_redemptions (
      booking_id uuid primary key references bookings,
      coupon_id uuid not null references coupons,
      users text[] not null,
      at timestamptz not null
    )`.execute(db)
  await sql`alter table bookings add column coupon jsonb`.execute(db)
}
