import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suppliers (
      id int primary key,
      code text not null unique,
      name text not null,
      rating_tenths int not null
    )`.execute(db)
  await sql`
    create table plans (
      id text primary key,
      supplier_id int not null references suppliers,
      name text not null unique,
      label text not null,
      enabled boolean not null default true,
      margin_basis_points int not null,
      payment_timing text not null check (payment_timing in ('now', 'desk', 'part')),
      non_refundable boolean not null,
      free_cancellation_hours int not null
    )`.execute(db)
  await sql`
    create table locations (
      id text primary key,
      type text not null check (type in ('airport', 'city', 'station')),
      iata text,
      name_en text not null,
      name_ar text not null,
      city_en text not null,
      city_ar text not null,
      country_code text not null,
      latitude double precision not null,
      longitude double precision not null,
      time_zone text not null,
      rank int not null default 0,
      parent_id text references locations
    )`.execute(db)
  await sql`
    create table stations (
      location_id text primary key references locations,
      supplier_id int not null references suppliers,
      code text not null,
      desk text not null,
      address_line text not null,
      phone_country_code text not null,
      phone text not null,
      opening_hours jsonb not null,
      unique (supplier_id, code)
    )`.execute(db)
  await sql`create index locations_parent on locations (parent_id) where parent_id is not null`.execute(db)
  await sql`
    create table exchange_rates (
      date date not null,
      currency text not null,
      per_euro numeric(18, 8) not null check (per_euro > 0),
      primary key (date, currency)
    )`.execute(db)
}
