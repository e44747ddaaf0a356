import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      role text not null,
      lang_id int not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table tokens (
      hash bytea primary key,
      user_id uuid not null references users,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table quotes (
      id uuid primary key,
      expires_at timestamptz not null,
      plan_id text not null references plans,
      sold jsonb not null,
      exchange jsonb not null
    )`.execute(db)
  await sql`create index quotes_expiry on quotes (expires_at)`.execute(db)
  await sql`
    create table bookings (
      id uuid primary key,
      reference text not null unique,
      user_id uuid not null references users,
      lang_id int not null,
      status text not null,
      plan_id text not null references plans,
      quote_expires_at timestamptz not null,
      sold jsonb not null,
      exchange jsonb not null,
      extras jsonb not null,
      protection jsonb,
      price jsonb not null,
      driver jsonb,
      driver_email text,
      pick_up_at timestamptz not null,
      drop_off_at timestamptz not null,
      supplier_state text not null default 'none'
        check (supplier_state in ('none', 'asked', 'reserved', 'refused', 'cancelling', 'cancelled')),
      supplier_reference text,
      cancellation jsonb,
      attempts int not null default 0,
      lease_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index bookings_user on bookings (user_id, created_at desc)`.execute(db)
  await sql`create index bookings_email on bookings (driver_email) where driver_email is not null`.execute(db)
  await sql`
    create index bookings_unsettled on bookings (lease_until)
      where status in ('awaiting_payment', 'awaiting_supplier') or supplier_state = 'cancelling'`.execute(db)
  await sql`
    create table booking_events (
      id uuid primary key,
      booking_id uuid not null references bookings,
      at timestamptz not null,
      kind text not null,
      detail jsonb
    )`.execute(db)
  await sql`create index booking_events_booking on booking_events (booking_id, id)`.execute(db)
  await sql`
    create table booking_grants (
      token_hash bytea not null references tokens on delete cascade,
      booking_id uuid not null references bookings,
      primary key (token_hash, booking_id)
    )`.execute(db)
  await sql`
    create table payments (
      id uuid primary key,
      booking_id uuid not null references bookings,
      status text not null
        check (status in ('opened', 'authorised', 'declined', 'captured', 'released', 'refunding', 'refunded')),
      amount bigint not null check (amount > 0),
      currency text not null,
      refund_amount bigint not null default 0,
      card_brand text,
      card_last4 text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index payments_booking on payments (booking_id)`.execute(db)
  await sql`
    create unique index payments_one_alive on payments (booking_id)
      where status in ('opened', 'authorised', 'captured', 'refunding')`.execute(db)
  await sql`create index payments_refunding on payments (booking_id) where status = 'refunding'`.execute(db)
  await sql`
    create table idempotency_keys (
      user_id uuid not null references users,
      key text not null,
      call text not null,
      request_hash bytea not null,
      status int,
      reply jsonb,
      started_at timestamptz not null,
      primary key (user_id, key)
    )`.execute(db)
  await sql`
    create table staff_tasks (
      id uuid primary key,
      booking_id uuid not null references bookings,
      kind text not null,
      deadline timestamptz not null,
      created_at timestamptz not null,
      done_at timestamptz,
      unique (booking_id, kind)
    )`.execute(db)
  await sql`
    create table mails (
      id uuid primary key,
      recipient text not null,
      lang_id int not null,
      subject text not null,
      html text not null,
      text text not null,
      attachments jsonb not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      attempts int not null default 0
    )`.execute(db)
}
