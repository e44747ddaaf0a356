import { sql, type Kysely } from 'kysely'

/** Shuttles: routes with timetables, their departures, and the seats that trips have on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shuttle_routes (
      id uuid primary key,
      -- Where it begins: its clock and its currency are the city's.
      city_id text not null references cities,
      vehicle_type_id text not null references vehicle_types,
      name_en text not null,
      name_ar text not null,
      stops jsonb not null check (jsonb_array_length(stops) between 2 and 10),
      -- The last day whose departures are there.
      laid_until date,
      hidden_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index shuttle_routes_city on shuttle_routes (city_id)`.execute(db)
  await sql`create index shuttle_routes_vehicle_type on shuttle_routes (vehicle_type_id)`.execute(db)
  await sql`
    create table shuttle_timetables (
      route_id uuid not null references shuttle_routes,
      -- It holds from this day on, until the next one of its route does.
      from_day date not null,
      services jsonb not null,
      published_at timestamptz not null,
      primary key (route_id, from_day)
    )`.execute(db)
  await sql`
    create table shuttle_departures (
      id uuid primary key,
      route_id uuid not null references shuttle_routes,
      -- As the timetable has it; when it leaves in truth, also on a day of a clock change, is start_at.
      day date not null,
      wall_time text not null,
      start_at timestamptz not null,
      end_at timestamptz not null check (end_at > start_at),
      seats integer not null,
      seats_sold integer not null default 0,
      seat_price bigint not null check (seat_price >= 0),
      currency text not null,
      cancelled_at timestamptz,
      unique (route_id, day, wall_time),
      check (seats > 0 and seats_sold between 0 and seats)
    )`.execute(db)
  await sql`create index shuttle_departures_start on shuttle_departures (start_at, id)`.execute(db)
  await sql`
    create table shuttle_seats (
      -- Deferred: the trip may be written after its seats, in the same transaction.
      trip_id uuid primary key references trips deferrable initially deferred,
      departure_id uuid not null references shuttle_departures,
      seats integer not null check (seats > 0),
      taken_at timestamptz not null,
      given_back_at timestamptz
    )`.execute(db)
  await sql`create index shuttle_seats_departure on shuttle_seats (departure_id)`.execute(db)
}
