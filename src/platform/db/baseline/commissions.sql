-- What bookings and trips earn partners: attribution, earnings, statements, payouts, postbacks.

-- The partner to whom a booking or trip is attributed.
create table booking_partners (
  booking_id uuid primary key,
  partner_id uuid not null references partners,
  sub_id text not null,
  -- The traveller's click; null: none was recorded.
  click_id uuid,
  -- The partner's terms as they were when the car was quoted.
  earns text not null check (earns in ('percent', 'margin_share')),
  basis_points int not null check (basis_points between 0 and 10000),
  -- The booking has changed since its commission was last computed.
  due boolean not null default true,
  by_coupon boolean not null default false,
  own_browser boolean not null default false,
  kind text not null default 'car' check (kind in ('car', 'trip')),
  car_id uuid generated always as (case when kind = 'car' then booking_id end) stored,
  trip_id uuid generated always as (case when kind = 'trip' then booking_id end) stored,
  constraint booking_partners_car foreign key (car_id) references bookings,
  constraint booking_partners_trip foreign key (trip_id) references trips
);
create index booking_partners_partner on booking_partners (partner_id);
create index booking_partners_due on booking_partners (booking_id) where due;
create index booking_partners_coupon on booking_partners (partner_id, booking_id) where by_coupon;
create index booking_partners_car_id on booking_partners (car_id) where car_id is not null;
create index booking_partners_trip_id on booking_partners (trip_id) where trip_id is not null;

-- What each booking or trip earns its partner, and each change of it.
create table partner_earnings (
  booking_id uuid primary key,
  partner_id uuid not null references partners,
  reference text not null,
  sub_id text not null,
  state text not null check (state in ('pending', 'confirmed', 'payable', 'paid', 'reversed')),
  -- The reason for earning nothing, or less than before.
  reason text check (reason in ('cancelled', 'no_show', 'refused', 'changed', 'self_referral', 'duplicate',
    'declined', 'charged_back')),
  currency text not null,
  -- The total that the traveller pays, and the present earning, in hundredths.
  gross bigint not null check (gross >= 0),
  amount bigint not null check (amount >= 0),
  -- The part that is in statements; the next one claws back what exceeds amount.
  stated bigint not null default 0 check (stated >= 0),
  market text not null,
  pickup_id text not null,
  supplier_id int not null,
  ordered_at timestamptz not null,
  pick_up_at timestamptz not null,
  drop_off_at timestamptz not null,
  -- The partner's holding days at the time of the order.
  holding_days smallint not null default 0,
  -- The end of the holding days; null: it earns nothing.
  payable_at timestamptz,
  -- When its state changes by time alone; null: it does not.
  next_at timestamptz,
  -- Reasons against paying it, and the earlier booking that it repeats.
  flags text[] not null default '{}',
  duplicate_of uuid references bookings,
  -- A person must decide before it is paid.
  to_decide boolean not null default false,
  decision text check (decision in ('allowed', 'refused')),
  decided_by uuid references users,
  decided_at timestamptz,
  changed_at timestamptz not null,
  kind text not null default 'car' check (kind in ('car', 'trip')),
  car_id uuid generated always as (case when kind = 'car' then booking_id end) stored,
  trip_id uuid generated always as (case when kind = 'trip' then booking_id end) stored,
  constraint partner_earnings_car foreign key (car_id) references bookings,
  constraint partner_earnings_trip foreign key (trip_id) references trips
) with (autovacuum_vacuum_scale_factor=0.02);
create index partner_earnings_next on partner_earnings (next_at) where next_at is not null;
create index partner_earnings_duplicate_of on partner_earnings (duplicate_of) where duplicate_of is not null;
create index partner_earnings_to_state on partner_earnings (partner_id)
  where state in ('payable', 'paid', 'reversed') and amount <> stated;
create index partner_earnings_to_decide on partner_earnings (ordered_at, booking_id) where to_decide;
create index partner_earnings_decided_by on partner_earnings (decided_by) where decided_by is not null;
create index partner_earnings_car_id on partner_earnings (car_id) where car_id is not null;
create index partner_earnings_trip_id on partner_earnings (trip_id) where trip_id is not null;
create index partner_earnings_report on partner_earnings (partner_id, ordered_at desc, booking_id)
  include (state, kind, currency, gross, amount, sub_id, pickup_id, supplier_id);

create table partner_earning_lines (
  id uuid primary key,
  booking_id uuid not null references partner_earnings,
  partner_id uuid not null references partners,
  at timestamptz not null,
  state text not null,
  reason text,
  -- The change of the earning; the ledger has an entry of each that is not zero.
  amount bigint not null
);
create index partner_earning_lines_booking on partner_earning_lines (booking_id, at);
create index partner_earning_lines_partner on partner_earning_lines (partner_id, at);
create index partner_earning_lines_reversed on partner_earning_lines (partner_id, booking_id, id desc)
  include (amount) where state = 'reversed' and amount < 0;

create table partner_statement_series (
  series text primary key,
  last int not null check (last > 0)
);

-- What a partner has earned in a month. A statement never changes; its payout is stored elsewhere.
create table partner_statements (
  id uuid primary key,
  number text not null unique,
  series text not null,
  position int not null,
  partner_id uuid not null references partners,
  -- The name at that time.
  partner_name text not null,
  currency text not null,
  -- The first day of its month.
  month date not null check (extract(day from month) = 1),
  -- In hundredths: carried over, the sum of the lines, paid out, and carried to the next.
  opening bigint not null,
  total bigint not null,
  payout bigint not null check (payout >= 0),
  closing bigint not null,
  -- The minimum payout at that time.
  minimum bigint not null check (minimum >= 0),
  made_at timestamptz not null,
  unique (series, position),
  unique (partner_id, currency, month),
  check ((opening + total) = (payout + closing)),
  check (payout = 0 or payout >= minimum)
);

create function partner_statement_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'a statement stays as it was made: the next one sets it right' using errcode = 'check_violation';
  end $$;
create trigger partner_statement_stays before delete or update or truncate on partner_statements
  for each statement execute function partner_statement_stays();

create table partner_statement_lines (
  statement_id uuid not null references partner_statements,
  position int not null,
  booking_id uuid not null references partner_earnings,
  reference text not null,
  sub_id text not null,
  -- The earning's state at that time.
  state text not null,
  reason text,
  pick_up_on date not null,
  -- The sum in earlier statements, and what this one adds or claws back.
  before bigint not null check (before >= 0),
  amount bigint not null check (amount <> 0),
  primary key (statement_id, position),
  unique (booking_id, statement_id)
);

create trigger partner_statement_stays before delete or update or truncate on partner_statement_lines
  for each statement execute function partner_statement_stays();

create table partner_payout_accounts (
  partner_id uuid not null references partners,
  currency text not null,
  kind text not null check (kind in ('iban', 'other')),
  -- Holder and number, encrypted.
  sealed bytea not null,
  -- Null: by a deleted account.
  changed_by uuid references users,
  changed_at timestamptz not null,
  primary key (partner_id, currency)
);
create index partner_payout_accounts_changed_by on partner_payout_accounts (changed_by)
  where changed_by is not null;

create table partner_payout_batches (
  id uuid primary key,
  currency text not null,
  format text not null check (format in ('sepa', 'csv')),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'paid')),
  -- As prepared; the payouts of a refused batch can be in another one.
  payouts int not null check (payouts > 0),
  total bigint not null check (total > 0),
  prepared_by uuid not null references users,
  prepared_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  paid_by uuid references users,
  paid_on date,
  check ((status = 'waiting') = (decided_by is null)),
  check (status not in ('approved', 'paid') or decided_by <> prepared_by),
  check ((status = 'paid') = (paid_on is not null))
);
create index partner_payout_batches_prepared_by on partner_payout_batches (prepared_by)
  where prepared_by is not null;
create index partner_payout_batches_decided_by on partner_payout_batches (decided_by) where decided_by is not null;
create index partner_payout_batches_paid_by on partner_payout_batches (paid_by) where paid_by is not null;

-- Payouts to partners, in batches for the bank.
create table partner_payouts (
  id uuid primary key,
  statement_id uuid not null unique references partner_statements,
  partner_id uuid not null references partners,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Null: it is in no batch, except refused ones.
  batch_id uuid references partner_payout_batches,
  -- The account as approved with the batch, encrypted, until it is paid.
  sealed bytea,
  -- The visible part of the account number.
  account text,
  paid_on date,
  check ((batch_id is null) = (account is null)),
  check ((sealed is null) = (batch_id is null or paid_on is not null)),
  check (paid_on is null or batch_id is not null)
);
create index partner_payouts_open on partner_payouts (currency, id) where batch_id is null;
create index partner_payouts_batch on partner_payouts (batch_id) where batch_id is not null;
create index partner_payouts_partner on partner_payouts (partner_id);

-- Where partners are notified of each change of an earning, and the calls to them.
create table partner_postbacks (
  partner_id uuid primary key references partners,
  url text not null,
  -- The secret is derived from it and never stored; the next number makes a new secret.
  secret_version int not null default 1,
  -- Failed calls since the last accepted one; from some number on all calls wait.
  failures int not null default 0,
  paused_until timestamptz
);

create table partner_postback_calls (
  id uuid primary key,
  partner_id uuid not null references partners,
  -- Null: a test call that the partner requested.
  booking_id uuid references partner_earnings,
  body jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts int not null default 0,
  sent_at timestamptz,
  last_failure text
);
create index partner_postback_calls_due on partner_postback_calls (due_at) where sent_at is null;
create index partner_postback_calls_partner on partner_postback_calls (partner_id, created_at desc);
create index partner_postback_calls_booking on partner_postback_calls (booking_id) where booking_id is not null;
create index partner_postback_calls_created on partner_postback_calls (created_at);
