import { sql, type Kysely } from 'kysely'

/** Each day's comparison of our books with the gateway's and the suppliers', and the differences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reconciliations (
      day date primary key,
      started_at timestamptz not null,
      ended_at timestamptz,
      bookings int not null default 0,
      differences int not null default 0
    )`.execute(db)
  await sql`
    create table reconciliation_differences (
      id uuid primary key,
      booking_id uuid not null references bookings,
      kind text not null,
      ours text not null,
      theirs text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      unique (booking_id, kind, ours, theirs)
    )`.execute(db)
  await sql`create index bookings_updated on bookings (updated_at)`.execute(db)
}
