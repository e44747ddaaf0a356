import { sql, type Kysely } from 'kysely'

/** Where partners are told of each change of what a booking earns, and the calls to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_postbacks (
      partner_id uuid primary key references partners,
      url text not null,
      -- The secret is derived from it and never stored; a new one is made by counting on.
      secret_version integer not null default 1,
      -- Failed calls since the last that was accepted, after which all wait.
      failures integer not null default 0,
      paused_until timestamptz
    )`.execute(db)
  await sql`
    create table partner_postback_calls (
      id uuid primary key,
      partner_id uuid not null references partners,
      -- Null: a call that the partner asked for to try their receiver.
      booking_id uuid references partner_earnings,
      body jsonb not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      last_failure text
    )`.execute(db)
  await sql`create index partner_postback_calls_due on partner_postback_calls (due_at) where sent_at is null`.execute(
    db,
  )
  await sql`create index partner_postback_calls_partner on partner_postback_calls (partner_id, created_at desc)`.execute(
    db,
  )
  await sql`create index partner_postback_calls_booking on partner_postback_calls (booking_id) where booking_id is not null`.execute(
    db,
  )
  await sql`create index partner_postback_calls_created on partner_postback_calls (created_at)`.execute(db)
}
