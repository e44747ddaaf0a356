import { sql, type Kysely } from 'kysely'

/**
 * A driver change requested by a visitor with the booking's reference and e-mail: it waits for the link mailed to the
 * booking's address. One per booking, the latest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table driver_change_requests (
      booking_id uuid primary key references bookings,
      secret_hash bytea not null unique,
      driver jsonb not null,
      accept_total jsonb not null,
      mailed_to text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
}
