-- Where trips go, and with which vehicles and drivers.

create table cities (
  id text primary key,
  name_en text not null,
  name_ar text not null,
  country_code text not null,
  currency text not null,
  time_zone text not null,
  latitude double precision not null,
  longitude double precision not null,
  hidden_at timestamptz,
  version int not null default 1,
  region text,
  desk jsonb
);

create table trip_places (
  id text primary key,
  city_id text not null references cities,
  kind text not null check (kind in ('airport', 'station', 'hotel', 'landmark', 'area')),
  iata text unique,
  name_en text not null,
  name_ar text not null,
  latitude double precision not null,
  longitude double precision not null,
  version int not null default 1,
  hidden_at timestamptz
);
create index trip_places_city on trip_places (city_id);

create table trip_zones (
  id text primary key,
  city_id text not null references cities,
  name_en text not null,
  name_ar text not null,
  -- A ring of [longitude, latitude], not closed.
  ring jsonb not null,
  hidden_at timestamptz,
  version int not null default 1
);
create index trip_zones_city on trip_zones (city_id);

-- Road distances between places, as a router measured them.
create table trip_distances (
  -- Latitude and longitude, rounded.
  from_point text not null,
  to_point text not null,
  -- Both null: no road leads there.
  metres int check (metres >= 0),
  seconds int check (seconds >= 0),
  measured_at timestamptz not null,
  forget_at timestamptz not null default (now() + '180 days'::interval),
  primary key (from_point, to_point),
  check ((metres is null) = (seconds is null))
);
create index trip_distances_age on trip_distances (measured_at);
create index trip_distances_forgotten on trip_distances (forget_at);

-- Geocoded addresses that were entered for trips.
create table trip_addresses (
  -- A keyed hash of the text and its city.
  key bytea primary key,
  -- Both null: not found.
  latitude double precision,
  longitude double precision,
  found_at timestamptz not null,
  check ((latitude is null) = (longitude is null))
);
create index trip_addresses_age on trip_addresses (found_at);

create table vehicle_types (
  id text primary key,
  name_en text not null,
  name_ar text not null,
  seats int not null,
  bags int not null,
  rank int not null,
  hidden_at timestamptz,
  version int not null default 1,
  picture text not null default 'saloon'
);

create table vehicle_models (
  id uuid primary key,
  vehicle_type_id text not null references vehicle_types,
  make text not null,
  model text not null,
  seats int not null,
  bags int not null,
  fuel text not null,
  hidden_at timestamptz,
  version int not null default 1,
  unique (make, model)
);
create index vehicle_models_type on vehicle_models (vehicle_type_id);

create table vehicles (
  id uuid primary key,
  model_id uuid not null references vehicle_models,
  owner_id uuid references vehicle_owners,
  city_id text not null references cities,
  plate text not null unique,
  color text,
  odometer_km int not null default 0 check (odometer_km >= 0),
  hidden_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1
);
create index vehicles_model on vehicles (model_id);
create index vehicles_city on vehicles (city_id);
create index vehicles_owner on vehicles (owner_id) where owner_id is not null;

create table drivers (
  id uuid primary key,
  name text not null,
  phone jsonb not null,
  licence_number text not null unique,
  licence_until date not null,
  city_id text not null references cities,
  owner_id uuid references vehicle_owners,
  hidden_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1
);
create index drivers_city on drivers (city_id);
create index drivers_owner on drivers (owner_id) where owner_id is not null;
