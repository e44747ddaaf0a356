import { sql, type Kysely } from 'kysely'

/**
 * Accounts. Until an e-mail address is verified by a mailed link, several accounts may claim it: only a person who
 * reads its mail can make one of them its owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column first_name text,
      add column last_name text,
      add column email text,
      add column email_verified_at timestamptz,
      add column phone jsonb,
      add column password_hash text,
      add column referral_code text unique,
      add column referred_by uuid references users,
      add constraint users_email_is_lower_case check (email = lower(email))`.execute(db)
  await sql`create index users_email on users (email) where email is not null`.execute(db)
  await sql`
    create unique index users_verified_email on users (email) where email_verified_at is not null`.execute(db)
  await sql`
    alter table tokens
      add column id uuid not null unique default gen_random_uuid(),
      add column device text,
      add column address text`.execute(db)
  await sql`create index tokens_user on tokens (user_id)`.execute(db)
  await sql`
    create table mailed_links (
      hash bytea primary key,
      user_id uuid not null references users,
      purpose text not null check (purpose in ('verify_email', 'reset_password')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index mailed_links_user on mailed_links (user_id)`.execute(db)
  await sql`
    create table reset_requests (
      id uuid primary key,
      email text not null,
      lang_id int not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table security_events (
      id uuid primary key,
      user_id uuid references users,
      kind text not null,
      at timestamptz not null,
      address text,
      device text,
      detail jsonb
    )`.execute(db)
  await sql`create index security_events_user on security_events (user_id, at desc)`.execute(db)
}
