import { sql, type Kysely } from 'kysely'

/** Sign-ins of those who book trips: a session is a family of tokens, each stored as its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_sessions (
      id uuid primary key,
      person_id uuid not null references trip_people,
      profile_id uuid not null references trip_profiles,
      created_at timestamptz not null,
      -- When its newest refresh token is over.
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index trip_sessions_person on trip_sessions (person_id)`.execute(db)
  await sql`create index trip_sessions_profile on trip_sessions (profile_id)`.execute(db)
  await sql`create index trip_sessions_age on trip_sessions (expires_at)`.execute(db)
  await sql`
    create table trip_tokens (
      hash bytea primary key,
      session_id uuid not null references trip_sessions on delete cascade,
      kind text not null check (kind in ('bearer', 'refresh')),
      expires_at timestamptz not null,
      -- A refresh token is used once; presented again, it ends its session.
      used_at timestamptz
    )`.execute(db)
  await sql`create index trip_tokens_session on trip_tokens (session_id)`.execute(db)
  await sql`create index trip_tokens_age on trip_tokens (expires_at)`.execute(db)
}
