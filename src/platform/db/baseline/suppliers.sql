-- Suppliers: plans, desks, exchange rates, margins, and the outcomes of calls.

create table suppliers (
  id int primary key,
  code text not null unique,
  name text not null,
  rating_tenths int
);

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
);

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
  parent_id text references locations,
  other_names text[] not null default '{}'
);
create index locations_parent on locations (parent_id) where parent_id is not null;

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
);

create table exchange_rates (
  date date not null,
  currency text not null,
  per_euro numeric(18,8) not null check (per_euro > 0),
  primary key (date, currency)
);

-- Margins where a plan's own does not apply. A removed rule stays and no longer applies.
create table margin_rules (
  id uuid primary key,
  version int not null check (version > 0),
  plan_id text references plans,
  supplier_id int references suppliers,
  residence text check (residence ~ '^[A-Z]{2}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  place text,
  category text,
  lead_from int,
  lead_to int,
  days_from int,
  days_to int,
  how text not null check (how in ('set', 'add')),
  basis_points int not null,
  starts_on date not null,
  ends_on date,
  -- Null: by a deleted account.
  changed_by uuid references users,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index margin_rules_plan on margin_rules (plan_id);
create index margin_rules_supplier on margin_rules (supplier_id);
create index margin_rules_changed_by on margin_rules (changed_by);

-- Suppliers' car pictures. A name is recorded as leftover before its files are stored and when others replace them,
-- so that a killed process leaves no orphaned files.
create table supplier_pictures (
  id text primary key,
  supplier text not null,
  url text not null,
  name text,
  leftover text,
  bytes int not null default 0,
  failures int not null default 0,
  failure text,
  due_at timestamptz,
  last_seen_at timestamptz not null
);
create index supplier_pictures_due on supplier_pictures (due_at);
create index supplier_pictures_seen on supplier_pictures (last_seen_at);

-- Outcomes of asking each plan for cars, counted by minute over all processes.
create table supplier_calls (
  plan_id text not null references plans,
  minute timestamptz not null,
  outcome text not null,
  -- Duration, as the number of a step; 0: no request was sent.
  step int not null,
  count int not null,
  primary key (plan_id, minute, outcome, step)
);
create index supplier_calls_minute on supplier_calls (minute);

-- Replies of suppliers that could not be read.
create table supplier_garbage (
  plan_id text not null references plans,
  minute timestamptz not null,
  detail text not null,
  count int not null,
  primary key (plan_id, minute, detail)
);
create index supplier_garbage_minute on supplier_garbage (minute);
