import { sql, type Kysely } from 'kysely'

/** Rate cards, whose versions never change, and trips with their events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_cards (
      id uuid primary key,
      city_id text not null references cities,
      category integer not null,
      vehicle_type_id text not null references vehicle_types,
      -- A company's own card goes before the card for everybody.
      company_id uuid references companies,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create unique index rate_cards_one on rate_cards (city_id, category, vehicle_type_id,
      coalesce(company_id, '00000000-0000-0000-0000-000000000000'))`.execute(db)
  await sql`create index rate_cards_vehicle_type on rate_cards (vehicle_type_id)`.execute(db)
  await sql`create index rate_cards_company on rate_cards (company_id) where company_id is not null`.execute(
    db,
  )
  await sql`
    create table rate_card_versions (
      id uuid primary key,
      rate_card_id uuid not null references rate_cards,
      version integer not null,
      -- The first pick-up day, at the city, for which it holds.
      from_day date not null,
      content jsonb not null,
      published_at timestamptz not null,
      published_by uuid references users,
      unique (rate_card_id, version)
    )`.execute(db)
  await sql`create index rate_card_versions_by on rate_card_versions (published_by) where published_by is not null`.execute(
    db,
  )
  await sql`
    create function rate_card_version_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'a version of a rate card stays: publish another' using errcode = 'check_violation';
      end $$`.execute(db)
  await sql`
    create trigger rate_card_version_stays before update or delete or truncate on rate_card_versions
      for each statement execute function rate_card_version_stays()`.execute(db)
  await sql`
    create table trips (
      id uuid primary key,
      reference text not null unique,
      status text not null check (status in
        ('booked', 'assigned', 'started', 'ended', 'billed', 'cancelled', 'no_show')),
      version integer not null default 1,
      category integer not null,
      city_id text not null references cities,
      time_zone text not null,
      start_at timestamptz not null,
      end_at timestamptz not null,
      -- What was asked for, as in the contract of a quote.
      request jsonb not null,
      vehicle_type_id text not null references vehicle_types,
      traveller jsonb not null,
      profile_id uuid references trip_profiles,
      company_id uuid references companies,
      api_key_id uuid references api_keys,
      cost_centre text,
      pay_by text not null check (pay_by in ('wallet', 'card', 'driver')),
      approval text not null check (approval in ('none', 'waiting', 'approved', 'refused')),
      approved_by uuid references trip_profiles,
      partner_code text,
      sub_id text,
      metadata jsonb not null default '{}',
      -- The quote: what it was computed from, and each line.
      rate_card_version_id uuid references rate_card_versions,
      fare_inputs jsonb not null,
      fare jsonb not null,
      total bigint not null,
      currency text not null,
      -- The bill, in the same shape.
      bill_inputs jsonb,
      bill jsonb,
      billed_total bigint,
      bill_number text unique,
      departure_id uuid,
      seats integer,
      vehicle_id uuid references vehicles,
      driver_id uuid references drivers,
      odometer_start_km integer,
      odometer_end_km integer,
      started_at timestamptz,
      ended_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index trips_start on trips (start_at, id)`.execute(db)
  await sql`create index trips_status_start on trips (status, start_at, id)`.execute(db)
  await sql`create index trips_profile on trips (profile_id, start_at desc) where profile_id is not null`.execute(
    db,
  )
  await sql`create index trips_company on trips (company_id, start_at desc) where company_id is not null`.execute(
    db,
  )
  await sql`create index trips_vehicle on trips (vehicle_id, start_at) where vehicle_id is not null`.execute(
    db,
  )
  await sql`create index trips_driver on trips (driver_id, start_at) where driver_id is not null`.execute(db)
  await sql`create index trips_departure on trips (departure_id) where departure_id is not null`.execute(db)
  await sql`create index trips_approved_by on trips (approved_by) where approved_by is not null`.execute(db)
  await sql`create index trips_api_key on trips (api_key_id) where api_key_id is not null`.execute(db)
  await sql`create index trips_city on trips (city_id, start_at)`.execute(db)
  await sql`create index trips_vehicle_type on trips (vehicle_type_id)`.execute(db)
  await sql`create index trips_rate_card on trips (rate_card_version_id) where rate_card_version_id is not null`.execute(
    db,
  )
  await sql`
    create table trip_events (
      id uuid primary key,
      trip_id uuid not null references trips,
      at timestamptz not null,
      kind text not null,
      -- A profile, a member of the staff, or nobody: the product itself.
      profile_id uuid references trip_profiles,
      staff_id uuid references users,
      detail jsonb not null default '{}'
    )`.execute(db)
  await sql`create index trip_events_trip on trip_events (trip_id, at, id)`.execute(db)
  await sql`create index trip_events_profile on trip_events (profile_id) where profile_id is not null`.execute(
    db,
  )
  await sql`create index trip_events_staff on trip_events (staff_id) where staff_id is not null`.execute(db)
}
