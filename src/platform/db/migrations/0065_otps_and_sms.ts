import { sql, type Kysely } from 'kysely'

/** One-time codes to sign in to trips, the queue of text messages, and what people of trips did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_otps (
      id uuid primary key,
      -- A mobile number (E.164) or an e-mail address in lower case.
      address text not null,
      code_hash bytea not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index trip_otps_age on trip_otps (expires_at)`.execute(db)
  await sql`
    create table trip_otp_counts (
      -- A hash of the address, the network or the embedding key that codes are counted for.
      key bytea primary key,
      count integer not null,
      ends_at timestamptz not null
    )`.execute(db)
  await sql`create index trip_otp_counts_age on trip_otp_counts (ends_at)`.execute(db)
  await sql`
    create table sms_messages (
      id uuid primary key,
      recipient text not null,
      text text not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      -- Of no use to its reader later.
      useful_until timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      last_failure text
    )`.execute(db)
  await sql`create index sms_messages_due on sms_messages (due_at) where sent_at is null`.execute(db)
  await sql`create index sms_messages_age on sms_messages (created_at)`.execute(db)
  await sql`
    create table trip_audit (
      id uuid primary key,
      at timestamptz not null,
      -- Who did it.
      profile_id uuid not null references trip_profiles,
      action text not null,
      subject text not null,
      subject_id text not null,
      before jsonb,
      after jsonb
    )`.execute(db)
  await sql`create index trip_audit_profile on trip_audit (profile_id)`.execute(db)
  await sql`create index trip_audit_subject on trip_audit (subject, subject_id)`.execute(db)
  await sql`create index trip_audit_age on trip_audit (at)`.execute(db)
}
