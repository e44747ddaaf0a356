import { sql, type Kysely } from 'kysely'

/** A second step at sign-in: one-time codes, recovery codes and passkeys, and the sign-ins that wait for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A secret requires no second step until a first code confirms it.
  await sql`
    create table one_time_code_secrets (
      user_id uuid primary key references users on delete cascade,
      sealed bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint
    )`.execute(db)
  await sql`
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      hash bytea not null,
      primary key (user_id, hash)
    )`.execute(db)
  await sql`
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db)
  // No user yet for a passkey sign-in: the passkey itself identifies the user.
  await sql`
    create table sign_in_challenges (
      hash bytea primary key,
      purpose text not null check (purpose in ('second_step', 'passkey_sign_in', 'new_passkey')),
      user_id uuid references users on delete cascade,
      passkey_challenge text,
      remember boolean not null,
      tries int not null default 0,
      expires_at timestamptz not null,
      check ((user_id is null) = (purpose = 'passkey_sign_in'))
    )`.execute(db)
  await sql`create index sign_in_challenges_expiry on sign_in_challenges (expires_at)`.execute(db)
  await sql`create index sign_in_challenges_user on sign_in_challenges (user_id)`.execute(db)
}
