import { sql, type Kysely } from 'kysely'

/**
 * Indexes for finding expired rows by age and their references by key: a foreign key without an index scans its whole
 * table for each deleted row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tokens_expiry on tokens (expires_at)`.execute(db)
  await sql`create index mailed_links_expiry on mailed_links (expires_at)`.execute(db)
  await sql`create index mails_created on mails (created_at)`.execute(db)
  await sql`create index idempotency_keys_age on idempotency_keys (started_at)`.execute(db)
  await sql`create index users_guests on users (created_at) where role = 'guest'`.execute(db)
  await sql`
    create index bookings_carts on bookings (quote_expires_at) where status in ('cart', 'expired')`.execute(
    db,
  )
  await sql`
    create index booking_changes_quoted on booking_changes (expires_at) where state = 'quoted'`.execute(db)
  await sql`create index booking_grants_booking on booking_grants (booking_id)`.execute(db)
  await sql`create index referrals_booking on referrals (booking_id)`.execute(db)
  await sql`create index ratings_user on ratings (user_id)`.execute(db)
  await sql`create index feedback_user on feedback (user_id)`.execute(db)
  await sql`create index partner_commissions_set_by on partner_commissions (set_by)`.execute(db)
}
