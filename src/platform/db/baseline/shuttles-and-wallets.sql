-- Shuttles with their seats, and wallets of companies.

create table shuttle_routes (
  id uuid primary key,
  -- The city of the first stop, whose time zone and currency apply.
  city_id text not null references cities,
  vehicle_type_id text not null references vehicle_types,
  name_en text not null,
  name_ar text not null,
  stops jsonb not null check (jsonb_array_length(stops) between 2 and 10),
  -- The last day with generated departures.
  laid_until date,
  hidden_at timestamptz,
  created_at timestamptz not null
);
create index shuttle_routes_city on shuttle_routes (city_id);
create index shuttle_routes_vehicle_type on shuttle_routes (vehicle_type_id);

create table shuttle_timetables (
  route_id uuid not null references shuttle_routes,
  -- Valid from this day until the next timetable of the route.
  from_day date not null,
  services jsonb not null,
  published_at timestamptz not null,
  primary key (route_id, from_day)
);

create table shuttle_departures (
  id uuid primary key,
  route_id uuid not null references shuttle_routes,
  -- As in the timetable; start_at is the instant, also on a day of a clock change.
  day date not null,
  wall_time text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  seats int not null,
  seats_sold int not null default 0,
  seat_price bigint not null check (seat_price >= 0),
  currency text not null,
  cancelled_at timestamptz,
  unique (route_id, day, wall_time),
  check (end_at > start_at),
  check (seats > 0 and seats_sold between 0 and seats)
);
create index shuttle_departures_start on shuttle_departures (start_at, id);

create table shuttle_seats (
  -- Deferred: the trip may be written after its seats, in the same transaction.
  trip_id uuid primary key references trips deferrable initially deferred,
  departure_id uuid not null references shuttle_departures,
  seats int not null check (seats > 0),
  taken_at timestamptz not null,
  given_back_at timestamptz
);
create index shuttle_seats_departure on shuttle_seats (departure_id);

-- The balance of a wallet may not fall below minus its credit limit. Entries are append-only, and each is also
-- posted to the ledger.
create table wallets (
  id uuid primary key,
  company_id uuid not null unique references companies,
  currency text not null,
  balance bigint not null default 0,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- The number of its last entry.
  last_entry int not null default 0,
  created_at timestamptz not null,
  check (balance >= - credit_limit)
);

create table wallet_entries (
  id uuid primary key,
  wallet_id uuid not null references wallets,
  -- From 1, without gaps.
  number int not null,
  -- The cause of the entry; a repeated write has the same.
  movement text not null,
  kind text not null,
  -- Deferred: the trip may be written after its charge, in the same transaction.
  trip_id uuid references trips deferrable initially deferred,
  amount bigint not null check (amount <> 0),
  -- The balance after the entry.
  balance bigint not null,
  reason text,
  at timestamptz not null,
  unique (wallet_id, number),
  unique (wallet_id, movement)
);
alter table wallet_entries add constraint wallet_entries_moves_money check (kind <> 'credit_limit') not valid;
create index wallet_entries_trip on wallet_entries (trip_id) where trip_id is not null;

create function wallet_entry_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'what is in a wallet stays: enter what sets it right' using errcode = 'check_violation';
  end $$;
create trigger wallet_entry_stays before delete or update or truncate on wallet_entries
  for each statement execute function wallet_entry_stays();

-- Transfers that are too large for one person; each waits for a second one.
create table wallet_transfers (
  id uuid primary key,
  company_id uuid not null references companies,
  kind text not null check (kind in ('top_up', 'pay_out', 'credit_limit')),
  -- The movement of the later entry; repeated requests have the same.
  movement text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused')),
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  unique (company_id, movement),
  check ((status = 'waiting') = (decided_by is null)),
  check (status <> 'approved' or decided_by <> asked_by)
);
create index wallet_transfers_waiting on wallet_transfers (company_id, asked_at) where status = 'waiting';
create index wallet_transfers_asked on wallet_transfers (asked_by);
create index wallet_transfers_decided on wallet_transfers (decided_by) where decided_by is not null;
