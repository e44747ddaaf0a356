-- Trips: rate cards, events, charges, bills, money collected on the spot.

-- Rate cards; their versions never change.
create table rate_cards (
  id uuid primary key,
  city_id text not null references cities,
  category int not null,
  vehicle_type_id text not null references vehicle_types,
  -- A company's own card takes precedence over the card for everybody.
  company_id uuid references companies,
  created_at timestamptz not null
);
create unique index rate_cards_one on rate_cards (city_id, category, vehicle_type_id, coalesce(company_id,
  '00000000-0000-0000-0000-000000000000'::uuid));
create index rate_cards_vehicle_type on rate_cards (vehicle_type_id);
create index rate_cards_company on rate_cards (company_id) where company_id is not null;

create table rate_card_versions (
  id uuid primary key,
  rate_card_id uuid not null references rate_cards,
  version int not null,
  -- The first pick-up day, at the city, to which it applies.
  from_day date not null,
  content jsonb not null,
  published_at timestamptz not null,
  published_by uuid references users,
  unique (rate_card_id, version)
);
create index rate_card_versions_by on rate_card_versions (published_by) where published_by is not null;

create function rate_card_version_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'a version of a rate card stays: publish another' using errcode = 'check_violation';
  end $$;
create trigger rate_card_version_stays before delete or update or truncate on rate_card_versions
  for each statement execute function rate_card_version_stays();

create table trips (
  id uuid primary key,
  reference text not null unique,
  status text not null
    check (status in ('booked', 'assigned', 'started', 'ended', 'billed', 'cancelled', 'no_show')),
  version int not null default 1,
  category int not null,
  city_id text not null references cities,
  time_zone text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- The request, in the shape of a quote's contract.
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
  -- The quote: its inputs and its lines.
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
  seats int,
  vehicle_id uuid references vehicles,
  driver_id uuid references drivers,
  odometer_start_km int,
  odometer_end_km int,
  started_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Hash of the quote's id: a person books a quote once.
  quote_hash bytea,
  -- Hash of the order: a repeated order is answered with the trip, another one is refused.
  order_hash bytea,
  booked_by uuid references trip_profiles,
  order_key text,
  -- The traveller's language, for notifications.
  lang_id int not null default 1,
  notes text,
  -- Paid so far by wallet or card, in hundredths of the trip's currency.
  paid bigint not null default 0 check (paid >= 0),
  -- From the duty slip: waiting, and the distances to and from the garage.
  waiting_minutes int,
  garage_km int,
  garage_minutes int,
  cancellation jsonb,
  bill_tax jsonb,
  booked_by_staff boolean not null default false,
  collected bigint not null default 0,
  unpaid_minutes int not null default 30 check (unpaid_minutes > 0)
);
create index trips_start on trips (start_at, id);
create index trips_status_start on trips (status, start_at, id);
create index trips_vehicle on trips (vehicle_id, start_at) where vehicle_id is not null;
create index trips_driver on trips (driver_id, start_at) where driver_id is not null;
create index trips_departure on trips (departure_id) where departure_id is not null;
create index trips_approved_by on trips (approved_by) where approved_by is not null;
create index trips_api_key on trips (api_key_id) where api_key_id is not null;
create index trips_city on trips (city_id, start_at);
create index trips_vehicle_type on trips (vehicle_type_id);
create index trips_rate_card on trips (rate_card_version_id) where rate_card_version_id is not null;
create unique index trips_quote on trips (booked_by, quote_hash) where booked_by is not null;
create unique index trips_order_key on trips (booked_by, order_key) where booked_by is not null;
create index trips_unpaid on trips (changed_at) where status = 'booked' and pay_by = 'card';
create index trips_company_page on trips (company_id, start_at desc, id desc) include (profile_id, time_zone)
  where company_id is not null;
create index trips_company_status_page on trips (company_id, status, start_at desc, id desc)
  include (category, profile_id, time_zone) where company_id is not null;
create index trips_company_category_page on trips (company_id, category, start_at desc, id desc)
  include (profile_id, time_zone) where company_id is not null;
create index trips_profile_page on trips (profile_id, start_at desc, id desc)
  include (company_id, status, category, time_zone) where profile_id is not null;
create unique index trips_staff_quote on trips (quote_hash) where booked_by_staff;
create index trips_found_by on trips using gin (lower((reference || ' ' || coalesce(traveller ->> 'name', '')
  || ' ' || coalesce(traveller ->> 'email', '') || ' ' || coalesce(traveller -> 'phone' ->> 'countryCode', '')
  || coalesce(traveller -> 'phone' ->> 'phone', ''))) gin_trgm_ops);
create index trips_created on trips (created_at);

create table trip_events (
  id uuid primary key,
  trip_id uuid not null references trips,
  at timestamptz not null,
  kind text not null,
  -- A profile or a member of the staff; both null: the product itself.
  profile_id uuid references trip_profiles,
  staff_id uuid references users,
  detail jsonb not null default '{}'
);
create index trip_events_trip on trip_events (trip_id, at, id);
create index trip_events_profile on trip_events (profile_id) where profile_id is not null;
create index trip_events_staff on trip_events (staff_id) where staff_id is not null;

create table trip_charges (
  id uuid primary key,
  trip_id uuid not null references trips,
  kind text not null check (kind in ('toll', 'parking', 'permit', 'other')),
  amount bigint not null check (amount > 0),
  reason text not null,
  at timestamptz not null
);
create index trip_charges_trip on trip_charges (trip_id, id);

create table trip_bill_series (
  series text primary key,
  last int not null
);

-- Each credit note gives back a whole bill, and keeps the bill.
create table trip_credit_notes (
  number text primary key,
  trip_id uuid not null references trips,
  -- A bill is credited once.
  bill_number text not null unique,
  bill jsonb not null,
  bill_inputs jsonb not null,
  -- Null: billed before it was stored.
  bill_tax jsonb,
  -- Hundredths of the trip's currency.
  total bigint not null,
  reason text not null,
  staff_id uuid references users,
  issued_at timestamptz not null
);
create index trip_credit_notes_trip on trip_credit_notes (trip_id, issued_at);
create index trip_credit_notes_staff on trip_credit_notes (staff_id) where staff_id is not null;

-- Money that drivers and desks collect on the spot. Its sum is stored with the trip.
create table trip_collections (
  id uuid primary key,
  trip_id uuid not null references trips,
  -- Hundredths of the trip's currency; below zero: returned.
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
create index trip_collections_trip on trip_collections (trip_id, id);
