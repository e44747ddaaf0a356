import { sql, type Kysely } from 'kysely'

/**
 * Another driver asked for by who came with a booking's reference and e-mail: it waits for the link that was mailed to
 * the address the booking has. One for a booking, the last one asked for.
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
