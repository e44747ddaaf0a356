import { sql, type Kysely } from 'kysely'

/**
 * The newsletter: requests that a job processes, the mails that ask to confirm one, subscriptions with the proof of
 * consent, and the links to leave. An address is found by its hash, which stays as part of the proof after leaving.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column headers jsonb not null default '{}'`.execute(db)
  await sql`
    create table newsletter_requests (
      id uuid primary key,
      email text not null,
      lang_id int not null,
      page text,
      network text,
      at timestamptz not null
    )`.execute(db)
  await sql`
    create table newsletter_asks (
      hash bytea primary key,
      address_hash bytea not null,
      email text not null,
      lang_id int not null,
      wording text not null,
      page text,
      network text,
      asked_at timestamptz not null,
      at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index newsletter_asks_address on newsletter_asks (address_hash, at desc)`.execute(db)
  await sql`create index newsletter_asks_age on newsletter_asks (at)`.execute(db)
  await sql`
    create table newsletter_subscriptions (
      id uuid primary key,
      address_hash bytea not null unique,
      email text,
      lang_id int not null,
      wording text not null,
      page text,
      asked_at timestamptz not null,
      confirmed_at timestamptz not null,
      left_at timestamptz,
      reminded_at timestamptz,
      check ((left_at is null) = (email is not null))
    )`.execute(db)
  await sql`create index newsletter_subscribers on newsletter_subscriptions (id) where left_at is null`.execute(
    db,
  )
  await sql`create index newsletter_left on newsletter_subscriptions (left_at) where left_at is not null`.execute(
    db,
  )
  await sql`
    create table newsletter_leave_links (
      hash bytea primary key,
      subscription_id uuid not null references newsletter_subscriptions on delete cascade
    )`.execute(db)
  await sql`create index newsletter_leave_links_subscription on newsletter_leave_links (subscription_id)`.execute(
    db,
  )
}
