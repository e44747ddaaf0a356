import { sql, type Kysely } from 'kysely'

/** What a trip gets on its way: who booked it, under which quote and key, its extra charges and its bill's number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trips
      -- Of the quote's id: a person books a quote once, however often it is sent.
      add column quote_hash bytea,
      -- Of what was sent with it: sent again it is answered with the trip, anything else is refused.
      add column order_hash bytea,
      add column booked_by uuid references trip_profiles,
      add column order_key text,
      -- Whose language the notices are in: the traveller's.
      add column lang_id integer not null default 1,
      add column notes text,
      -- What the wallet or the card has paid so far, in hundredths of the trip's currency.
      add column paid bigint not null default 0 check (paid >= 0),
      -- Of the duty slip: waiting, and the ways from the garage and back.
      add column waiting_minutes integer,
      add column garage_km integer,
      add column garage_minutes integer,
      add column cancellation jsonb`.execute(db)
  await sql`create unique index trips_quote on trips (booked_by, quote_hash) where booked_by is not null`.execute(
    db,
  )
  await sql`create unique index trips_order_key on trips (booked_by, order_key) where booked_by is not null`.execute(
    db,
  )
  await sql`
    create table trip_charges (
      id uuid primary key,
      trip_id uuid not null references trips,
      kind text not null check (kind in ('toll', 'parking', 'permit', 'other')),
      amount bigint not null check (amount > 0),
      reason text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index trip_charges_trip on trip_charges (trip_id, id)`.execute(db)
  await sql`
    create table trip_bill_series (
      series text primary key,
      last integer not null
    )`.execute(db)
}
