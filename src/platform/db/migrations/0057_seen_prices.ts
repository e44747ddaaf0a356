import { sql, type Kysely } from 'kysely'

/**
 * What searches found. `seen_prices`: the lowest total in euro hundredths of a place, pick-up day, number of days and
 * class; a month of one number of days is one range of its key. `seen_terms`: what a supplier's desk there asks, by age
 * band. `seen_places`: the figures of a place, computed from both by a job, and when it has to compute them again.
 * `seen_deals`: the prices far below their group's median, found by the same job.
 *
 * A row's UTC day is a column of its own: it changes at most daily, so that most updates touch no index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seen_prices (
      place_id text not null,
      days smallint not null,
      pickup_date date not null,
      category text not null,
      total integer not null check (total > 0),
      seen_at timestamptz not null,
      seen_day date not null generated always as ((seen_at at time zone 'UTC')::date) stored,
      primary key (place_id, days, pickup_date, category)
    ) with (fillfactor = 90)`.execute(db)
  await sql`create index seen_prices_seen_day on seen_prices (seen_day)`.execute(db)
  await sql`create index seen_prices_pickup_date on seen_prices (pickup_date)`.execute(db)
  await sql`
    create table seen_terms (
      place_id text not null,
      supplier_id integer not null,
      age_band smallint not null,
      deposit_low integer,
      deposit_high integer,
      fuel_policies text[] not null,
      unlimited_mileage boolean not null,
      young_driver_fee boolean not null,
      seen_at timestamptz not null,
      seen_day date not null generated always as ((seen_at at time zone 'UTC')::date) stored,
      primary key (place_id, supplier_id, age_band)
    )`.execute(db)
  await sql`
    create table seen_places (
      place_id text primary key,
      newest_seen_at timestamptz not null,
      taken_at timestamptz,
      computed_to timestamptz,
      figures jsonb
    )`.execute(db)
  await sql`create index seen_places_taken_at on seen_places (taken_at nulls first)`.execute(db)
  await sql`
    create table seen_deals (
      place_id text not null references seen_places on delete cascade,
      category text not null,
      days smallint not null,
      pickup_date date not null,
      total integer not null,
      usual integer not null,
      primary key (place_id, category)
    )`.execute(db)
}
