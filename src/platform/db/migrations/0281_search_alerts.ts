import { sql, type Kysely } from 'kysely'

/**
 * Searches of which an address is told when a car costs less than it said, with the proof of consent. A row is asked for,
 * confirmed by a mailed link, and ended; then its address is gone, and its hash stays as part of the proof.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_alerts (
      id uuid primary key,
      address_hash bytea not null,
      email text,
      lang_id int not null,
      wording text not null,
      page text,
      network text,
      look_key text not null,
      search jsonb not null,
      most bigint not null,
      currency text not null,
      told_total bigint,
      asked_at timestamptz not null,
      mailed_at timestamptz,
      confirm_hash bytea unique,
      confirmed_at timestamptz,
      ends_at timestamptz not null,
      ended_at timestamptz,
      next_look_at timestamptz,
      leave_hash bytea not null unique,
      check (ended_at is not null or email is not null)
    )`.execute(db)
  await sql`create index search_alerts_address on search_alerts (address_hash, asked_at)`.execute(db)
  await sql`create index search_alerts_asked on search_alerts (asked_at) where confirmed_at is null`.execute(
    db,
  )
  await sql`create index search_alerts_ended on search_alerts (ended_at) where ended_at is not null`.execute(
    db,
  )
  await sql`
    create index search_alerts_due on search_alerts (next_look_at)
      where confirmed_at is not null and ended_at is null`.execute(db)
}
