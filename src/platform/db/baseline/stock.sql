-- Our own garages: terms, cars, cars taken per day, and reservations.

create table stock_stations (
  code text primary key,
  name text not null,
  iata text,
  city text not null,
  country_code text not null,
  address_line text not null,
  phone_country_code text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  desk text not null check (desk in ('in_terminal', 'shuttle', 'downtown', 'railway', 'meet_and_greet')),
  opening_hours jsonb not null,
  time_zone text not null,
  currency text not null,
  lead_hours int not null check (lead_hours >= 0),
  free_cancellation_hours int not null check (free_cancellation_hours >= 0),
  weekend text[] not null,
  weekend_basis_points int not null check (weekend_basis_points > 0),
  out_of_hours_minutes int not null check (out_of_hours_minutes >= 0),
  out_of_hours_fee bigint not null check (out_of_hours_fee >= 0),
  young_driver_below int not null,
  young_driver_fee bigint not null check (young_driver_fee >= 0),
  young_driver_most_days int not null check (young_driver_most_days >= 0)
);

create table stock_seasons (
  station text not null references stock_stations,
  first_day date not null,
  last_day date not null,
  basis_points int not null check (basis_points > 0),
  primary key (station, first_day),
  check (last_day >= first_day)
);

create table stock_length_steps (
  station text not null references stock_stations,
  from_days int not null check (from_days > 0),
  basis_points int not null check (basis_points > 0),
  primary key (station, from_days)
);

create table stock_one_way (
  from_station text not null references stock_stations,
  to_station text not null references stock_stations,
  fee bigint not null check (fee >= 0),
  primary key (from_station, to_station),
  check (to_station <> from_station)
);

create table stock_extras (
  station text not null references stock_stations,
  code text not null,
  kind text not null,
  name text not null,
  price bigint not null check (price >= 0),
  per text not null check (per in ('rental', 'day')),
  ceiling bigint check (ceiling >= 0),
  most int not null check (most > 0),
  primary key (station, code)
);

create table stock_protections (
  station text not null references stock_stations,
  code text not null,
  kind text not null,
  name text not null,
  day_price bigint not null check (day_price >= 0),
  excess_basis_points int not null check (excess_basis_points between 0 and 10000),
  covers text[] not null default '{}',
  excludes text[] not null default '{}',
  primary key (station, code)
);

create table stock_classes (
  station text not null references stock_stations,
  acriss text not null check (acriss ~ '^[A-Z]{4}$'),
  vehicle_name text not null,
  seats int not null,
  doors int not null,
  bags int not null,
  day_price bigint not null check (day_price > 0),
  deposit bigint not null check (deposit >= 0),
  excess bigint not null check (excess >= 0),
  km_per_day int check (km_per_day > 0),
  extra_km bigint check (extra_km >= 0),
  minimum_age int not null,
  fuel_policy text not null,
  credit_card_required boolean not null,
  primary key (station, acriss)
);

create table stock_cars (
  station text not null,
  plate text not null,
  acriss text not null,
  in_service_from date not null,
  out_of_service_from date,
  primary key (station, plate),
  foreign key (station, acriss) references stock_classes,
  check (out_of_service_from >= in_service_from)
);
create index stock_cars_class on stock_cars (station, acriss);

create table stock_blackouts (
  id uuid primary key,
  station text not null references stock_stations,
  acriss text,
  first_day date not null,
  last_day date not null,
  foreign key (station, acriss) references stock_classes,
  check (last_day >= first_day)
);
create index stock_blackouts_station on stock_blackouts (station);

-- Cars taken, per class and day.
create table stock_days (
  station text not null,
  acriss text not null,
  day date not null,
  taken int not null check (taken >= 0),
  primary key (station, acriss, day),
  foreign key (station, acriss) references stock_classes
);

create table stock_reservations (
  number text primary key,
  reference text not null unique,
  status text not null check (status in ('confirmed', 'cancelled')),
  station text not null,
  drop_off_station text not null references stock_stations,
  acriss text not null,
  pick_up_at text not null,
  drop_off_at text not null,
  first_day date not null,
  last_day date not null,
  total bigint not null check (total >= 0),
  currency text not null,
  extras jsonb not null,
  protection text,
  driver jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (station, acriss) references stock_classes,
  check (last_day >= first_day)
);
