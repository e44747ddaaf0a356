-- Invoices and coupons.

-- Numbers without gaps: a transaction that takes one locks the row of the series.
create table invoice_series (
  series text primary key,
  last int not null check (last > 0)
);

-- Invoices and credit notes as issued. previous is the invoice that this one follows or reverses: each is followed
-- at most once and reversed at most once.
create table invoices (
  number text primary key,
  series text not null references invoice_series,
  position int not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  booking_id uuid not null references bookings,
  content jsonb not null,
  issued_at timestamptz not null,
  previous text references invoices,
  unique (series, position),
  constraint invoices_in_a_row unique nulls not distinct (booking_id, kind, previous)
);
create index invoices_issued on invoices (issued_at, number);
create index invoices_position on invoices (position);

-- A use is counted when the order is placed; deleting its redemption undoes it.
create table coupons (
  id uuid primary key,
  code text not null check (code = upper(code)) unique,
  basis_points int check (basis_points between 1 and 10000),
  amount bigint check (amount > 0),
  currency text,
  most bigint check (most > 0),
  minimum_total bigint check (minimum_total > 0),
  valid_from timestamptz not null,
  valid_until timestamptz,
  per_user_limit int check (per_user_limit > 0),
  total_limit int check (total_limit > 0),
  used int not null default 0 check (used >= 0),
  supplier_ids int[] not null default '{}',
  country_codes text[] not null default '{}',
  given_to uuid references users,
  listed boolean not null default false,
  partner_id uuid references partners,
  version int not null default 1,
  check ((basis_points is null) <> (amount is null)),
  check (currency is not null or amount is null and most is null and minimum_total is null)
);
create index coupons_given_to on coupons (given_to) where given_to is not null;
create index coupons_partner on coupons (partner_id) where partner_id is not null;
create index coupons_for_everybody on coupons (id) where given_to is null;

create table coupon_users (
  coupon_id uuid not null references coupons,
  who text not null,
  used int not null check (used >= 0),
  primary key (coupon_id, who)
);

create table coupon_redemptions (
  booking_id uuid primary key references bookings,
  coupon_id uuid not null references coupons,
  users text[] not null,
  at timestamptz not null
);
create index coupon_redemptions_coupon on coupon_redemptions (coupon_id, at);
