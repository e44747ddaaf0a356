import { sql, type Kysely } from 'kysely'

/** The outcome of each referred friend: settled once, with the coupon earned or with nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table referrals (
      friend_id uuid primary key references users,
      referrer_id uuid not null references users,
      booking_id uuid not null references bookings,
      coupon_code text,
      settled_at timestamptz not null
    )`.execute(db)
  await sql`create index referrals_referrer on referrals (referrer_id)`.execute(db)
  await sql`create index users_referred_by on users (referred_by) where referred_by is not null`.execute(db)
}
