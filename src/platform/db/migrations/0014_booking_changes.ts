import { sql, type Kysely } from 'kysely'

/**
 * Changes of confirmed bookings: the quote, and the progress of the accepted change. One that costs more has a payment
 * of its own; `given_back` is what cheaper changes have refunded of a payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_changes (
      id uuid primary key,
      booking_id uuid not null references bookings,
      reference text not null unique,
      state text not null check (state in
        ('quoted', 'paying', 'asked', 'rebooking', 'rebooked', 'undoing', 'agreed', 'refused', 'done', 'failed')),
      asked jsonb not null,
      contents jsonb not null,
      due bigint not null,
      currency text not null,
      refunds jsonb not null,
      rebooked boolean not null default false,
      supplier_reference text,
      silent boolean not null default false,
      reason text,
      expires_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index booking_changes_booking on booking_changes (booking_id, created_at)`.execute(db)
  await sql`
    create unique index booking_changes_one_open on booking_changes (booking_id)
      where state not in ('quoted', 'done', 'failed')`.execute(db)
  await sql`
    alter table payments
      add column change_id uuid unique references booking_changes,
      add column given_back bigint not null default 0`.execute(db)
  await sql`drop index payments_one_alive`.execute(db)
  await sql`
    create unique index payments_one_alive on payments (booking_id)
      where change_id is null and status in ('opened', 'authorised', 'captured', 'refunding')`.execute(db)
  await sql`
    alter table bookings
      drop constraint bookings_supplier_state_check,
      add constraint bookings_supplier_state_check check (supplier_state in
        ('none', 'asked', 'reserved', 'too_dear', 'refused', 'changing', 'cancelling', 'cancelled'))`.execute(
    db,
  )
  await sql`drop index bookings_unsettled`.execute(db)
  await sql`
    create index bookings_unsettled on bookings (lease_until)
      where status in ('awaiting_payment', 'awaiting_supplier') or supplier_state in ('changing', 'cancelling')`.execute(
    db,
  )
}
