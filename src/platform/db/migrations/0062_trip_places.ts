import { sql, type Kysely } from 'kysely'

/** Where trips go, and with what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cities (
      id text primary key,
      name_en text not null,
      name_ar text not null,
      country_code text not null,
      currency text not null,
      time_zone text not null,
      latitude double precision not null,
      longitude double precision not null,
      hidden_at timestamptz
    )`.execute(db)
  await sql`
    create table trip_places (
      id text primary key,
      city_id text not null references cities,
      kind text not null check (kind in ('airport', 'station', 'hotel', 'landmark', 'area')),
      iata text unique,
      name_en text not null,
      name_ar text not null,
      latitude double precision not null,
      longitude double precision not null
    )`.execute(db)
  await sql`create index trip_places_city on trip_places (city_id)`.execute(db)
  await sql`
    create table trip_zones (
      id text primary key,
      city_id text not null references cities,
      name_en text not null,
      name_ar text not null,
      -- A ring of [longitude, latitude], not closed.
      ring jsonb not null,
      hidden_at timestamptz
    )`.execute(db)
  await sql`create index trip_zones_city on trip_zones (city_id)`.execute(db)
  await sql`
    create table vehicle_types (
      id text primary key,
      name_en text not null,
      name_ar text not null,
      seats integer not null,
      bags integer not null,
      rank integer not null unique,
      hidden_at timestamptz
    )`.execute(db)
  await sql`
    create table vehicle_models (
      id uuid primary key,
      vehicle_type_id text not null references vehicle_types,
      make text not null,
      model text not null,
      seats integer not null,
      bags integer not null,
      fuel text not null,
      hidden_at timestamptz,
      unique (make, model)
    )`.execute(db)
  await sql`create index vehicle_models_type on vehicle_models (vehicle_type_id)`.execute(db)
  await sql`
    create table vehicles (
      id uuid primary key,
      model_id uuid not null references vehicle_models,
      owner_id uuid references vehicle_owners,
      city_id text not null references cities,
      plate text not null unique,
      color text,
      odometer_km integer not null default 0 check (odometer_km >= 0),
      hidden_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index vehicles_model on vehicles (model_id)`.execute(db)
  await sql`create index vehicles_city on vehicles (city_id)`.execute(db)
  await sql`create index vehicles_owner on vehicles (owner_id) where owner_id is not null`.execute(db)
  await sql`
    create table drivers (
      id uuid primary key,
      name text not null,
      phone jsonb not null,
      licence_number text not null unique,
      licence_until date not null,
      city_id text not null references cities,
      owner_id uuid references vehicle_owners,
      hidden_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index drivers_city on drivers (city_id)`.execute(db)
  await sql`create index drivers_owner on drivers (owner_id) where owner_id is not null`.execute(db)
}
