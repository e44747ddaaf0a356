-- Searches for rental cars: observed prices, saved cars, alerts.

create table search_hours (
  hour timestamptz primary key,
  searches bigint not null
);

-- The lowest total in euro hundredths of a place, pick-up day, number of days and class. seen_day is a column of
-- its own: it changes at most daily, so that most updates touch no index.
create table seen_prices (
  place_id text not null,
  days smallint not null,
  pickup_date date not null,
  category text not null,
  total int not null check (total > 0),
  seen_at timestamptz not null,
  seen_day date generated always as ((seen_at at time zone 'UTC')::date) stored not null,
  plan_id text,
  primary key (place_id, days, pickup_date, category)
) with (fillfactor=90);
create index seen_prices_seen_day on seen_prices (seen_day);
create index seen_prices_pickup_date on seen_prices (pickup_date);

-- What a supplier's desk at a place requires, by age band.
create table seen_terms (
  place_id text not null,
  supplier_id int not null,
  age_band smallint not null,
  deposit_low int,
  deposit_high int,
  fuel_policies text[] not null,
  unlimited_mileage boolean not null,
  young_driver_fee boolean not null,
  seen_at timestamptz not null,
  seen_day date generated always as ((seen_at at time zone 'UTC')::date) stored not null,
  primary key (place_id, supplier_id, age_band)
);

-- Figures of a place, computed by a job from prices and terms, and when they are due again.
create table seen_places (
  place_id text primary key,
  newest_seen_at timestamptz not null,
  taken_at timestamptz,
  computed_to timestamptz,
  figures jsonb
);
create index seen_places_taken_at on seen_places (taken_at nulls first);

-- Prices far below the median of their group, found by the same job.
create table seen_deals (
  place_id text not null references seen_places on delete cascade,
  category text not null,
  days smallint not null,
  pickup_date date not null,
  total int not null,
  usual int not null,
  primary key (place_id, category)
);

-- Cars that people with an account save until their pick-up day is over.
create table saved_cars (
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the fields that identify a car among offers.
  car bytea not null,
  offer_id text not null,
  vehicle_name text not null,
  saved_at timestamptz not null,
  -- The end of the pick-up day in the last time zone.
  expires_at timestamptz not null,
  car_id text,
  primary key (user_id, car)
);
create index saved_cars_expires_at on saved_cars (expires_at);

-- Searches for which an address is notified of a lower price, with the proof of consent. An ended alert keeps the
-- address as a hash.
create table search_alerts (
  id uuid primary key,
  address_hash bytea not null,
  email text,
  lang_id int not null,
  wording text not null,
  page text,
  network text,
  look_key text not null,
  search jsonb not null,
  most bigint not null,
  currency text not null,
  told_total bigint,
  asked_at timestamptz not null,
  mailed_at timestamptz,
  confirm_hash bytea unique,
  confirmed_at timestamptz,
  ends_at timestamptz not null,
  ended_at timestamptz,
  next_look_at timestamptz,
  leave_hash bytea not null unique,
  told_at timestamptz,
  check (ended_at is not null or email is not null)
);
create index search_alerts_address on search_alerts (address_hash, asked_at);
create index search_alerts_asked on search_alerts (asked_at) where confirmed_at is null;
create index search_alerts_ended on search_alerts (ended_at) where ended_at is not null;
create index search_alerts_due on search_alerts (next_look_at) where confirmed_at is not null and ended_at is null;
