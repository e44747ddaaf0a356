-- Bookings of rental cars: quotes, changes, refunds asked for, cheaper cars, ratings, notes.

create table quotes (
  id uuid primary key,
  expires_at timestamptz not null,
  plan_id text not null references plans,
  sold jsonb not null,
  exchange jsonb not null
);
create index quotes_expiry on quotes (expires_at);

create table bookings (
  id uuid primary key,
  reference text not null unique,
  user_id uuid not null references users,
  lang_id int not null,
  status text not null,
  plan_id text not null references plans,
  quote_expires_at timestamptz not null,
  sold jsonb not null,
  exchange jsonb not null,
  extras jsonb not null,
  protection jsonb,
  price jsonb not null,
  driver jsonb,
  driver_email text,
  pick_up_at timestamptz not null,
  drop_off_at timestamptz not null,
  supplier_state text not null default 'none'
    check (supplier_state in ('none', 'asked', 'reserved', 'too_dear', 'refused', 'changing', 'cancelling',
    'cancelled')),
  supplier_reference text,
  cancellation jsonb,
  attempts int not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  lease_owner uuid,
  coupon jsonb,
  picked_up_at timestamptz
);
create index bookings_user on bookings (user_id, created_at desc);
create index bookings_email on bookings (driver_email) where driver_email is not null;
create index bookings_lease_owner on bookings (lease_owner) where lease_owner is not null;
create index bookings_updated on bookings (updated_at);
create index bookings_unsettled on bookings (lease_until)
  where status in ('awaiting_payment', 'awaiting_supplier') or supplier_state in ('changing', 'cancelling');
create index bookings_carts on bookings (quote_expires_at) where status in ('cart', 'expired');
create index bookings_driver_phone on bookings ((driver -> 'phone' ->> 'phone')) where driver is not null;
create index bookings_found_by on bookings using gin (lower((reference || ' ' || coalesce(supplier_reference, '')
  || ' ' || coalesce(driver_email, '') || ' ' || coalesce(driver ->> 'first_name', '') || ' '
  || coalesce(driver ->> 'last_name', '') || ' ' || coalesce(driver -> 'phone' ->> 'countryCode', '')
  || coalesce(driver -> 'phone' ->> 'phone', ''))) gin_trgm_ops);
create index bookings_status on bookings (status, id);
create index bookings_pick_up on bookings (pick_up_at);
create index bookings_reservation on bookings (supplier_reference) where supplier_reference is not null;
create index bookings_total on bookings (((price -> 'total' ->> 'amount')::bigint), id);
create index bookings_without_answer on bookings (updated_at) where status = 'awaiting_supplier';
create index bookings_pick_up_day on bookings ("left"((sold -> 'rental' ->> 'pickUpAt'), 10), id);
create index bookings_to_complete on bookings (drop_off_at) where status = 'confirmed';

create table booking_events (
  id uuid primary key,
  booking_id uuid not null references bookings,
  at timestamptz not null,
  kind text not null,
  detail jsonb
);
create index booking_events_booking on booking_events (booking_id, id);

create table booking_grants (
  token_hash bytea not null references tokens on delete cascade,
  booking_id uuid not null references bookings,
  primary key (token_hash, booking_id)
);
create index booking_grants_booking on booking_grants (booking_id);

-- Cars that the staff book for callers. One quote becomes one booking.
create table caller_bookings (
  booking_id uuid primary key references bookings on delete cascade,
  quote_id uuid not null unique
);

-- Requests for mails with the references of an address's bookings.
create table reference_requests (
  id uuid primary key,
  email text not null,
  lang_id int,
  known_browser boolean not null default false
);

-- Changes of confirmed bookings: the quote, and the progress of the accepted change.
create table booking_changes (
  id uuid primary key,
  booking_id uuid not null references bookings,
  reference text not null unique,
  state text not null check (state in ('quoted', 'paying', 'asked', 'rebooking', 'rebooked', 'undoing', 'agreed',
    'refused', 'done', 'failed')),
  asked jsonb not null,
  contents jsonb not null,
  due bigint not null,
  currency text not null,
  refunds jsonb not null,
  rebooked boolean not null default false,
  supplier_reference text,
  silent boolean not null default false,
  reason text,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index booking_changes_booking on booking_changes (booking_id, created_at);
create unique index booking_changes_one_open on booking_changes (booking_id)
  where state not in ('quoted', 'done', 'failed');
create index booking_changes_quoted on booking_changes (expires_at) where state = 'quoted';

-- A driver change requested with reference and email, which waits for the mailed link. The latest per booking.
create table driver_change_requests (
  booking_id uuid primary key references bookings,
  secret_hash bytea not null unique,
  driver jsonb not null,
  accept_total jsonb not null,
  mailed_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Refunds of bookings by the staff beyond the terms. Large ones wait for a second person.
create table refund_requests (
  id uuid primary key,
  booking_id uuid not null references bookings,
  -- Repeated requests have the same movement.
  movement text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  cause text not null check (cause in ('car_differs', 'car_late', 'charged_wrongly', 'plans_changed', 'goodwill')),
  reason text not null,
  -- Requested with a cancellation, beyond its terms; ordered after the cancellation.
  with_cancellation boolean not null default false,
  needs_two boolean not null,
  status text not null,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  -- Null if it ended because the supplier refused the cancellation.
  decided_by uuid references users,
  decided_at timestamptz,
  ordered_at timestamptz,
  told_with_cancellation boolean not null default false,
  unique (booking_id, movement),
  check ((status = 'waiting') = (decided_at is null)),
  check (ordered_at is null or status = 'approved'),
  check (status <> 'approved' or decided_by is not null),
  check (status <> 'approved' or not needs_two or decided_by <> asked_by)
);
alter table refund_requests add constraint refund_requests_status_check
  check (status in ('waiting', 'approved', 'declined', 'withdrawn')) not valid;
create index refund_requests_waiting on refund_requests (id) where status = 'waiting';
create index refund_requests_asked on refund_requests (asked_by);
create index refund_requests_decided on refund_requests (decided_by) where decided_by is not null;

-- Bookings whose price is checked daily. Guards with one look_key share a search.
create table price_guards (
  booking_id uuid primary key references bookings,
  state text not null check (state in ('on', 'off', 'over')),
  look_key text not null,
  on_since timestamptz not null,
  ends_at timestamptz not null,
  next_look_at timestamptz not null,
  looked_at timestamptz,
  leave_hash bytea not null unique
);
create index price_guards_due on price_guards (next_look_at) where state = 'on';
create index price_guards_key on price_guards (look_key) where state = 'on';

-- Cheaper cars found for bookings. A booking has at most one rebooking in progress.
create table rebookings (
  id uuid primary key,
  booking_id uuid not null references bookings,
  new_booking_id uuid unique references bookings,
  state text not null check (state in ('offered', 'ordering', 'confirmed', 'cancelling', 'done', 'given_up')),
  reason text,
  found jsonb not null,
  told_total bigint,
  attempts int not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'given_up') = (reason is not null)),
  check (new_booking_id is not null or state in ('offered', 'given_up'))
);
create unique index rebookings_open on rebookings (booking_id)
  where state in ('offered', 'ordering', 'confirmed', 'cancelling');
create index rebookings_booking on rebookings (booking_id, created_at desc);
create index rebookings_due on rebookings (lease_until nulls first)
  where state in ('ordering', 'confirmed', 'cancelling');

-- Travellers' ratings of completed rentals.
create table ratings (
  booking_id uuid primary key references bookings,
  user_id uuid not null references users,
  supplier_id int not null references suppliers,
  score int not null check (score between 1 and 5),
  aspects jsonb not null,
  comment text,
  created_at timestamptz not null,
  judged_at timestamptz,
  judged_by uuid references users,
  shown_as uuid unique,
  refused_reason text
);
create index ratings_supplier on ratings (supplier_id) include (score);
create index ratings_user on ratings (user_id);
create index ratings_judged_by on ratings (judged_by);
create index ratings_comments on ratings (created_at desc, booking_id) where comment is not null;
create index ratings_shown on ratings (created_at desc) where shown_as is not null;

-- The outcome of each referred friend, settled once: with a coupon or with nothing.
create table referrals (
  friend_id uuid primary key references users,
  referrer_id uuid not null references users,
  booking_id uuid not null references bookings,
  coupon_code text,
  settled_at timestamptz not null
);
create index referrals_referrer on referrals (referrer_id);
create index referrals_booking on referrals (booking_id);

create table booking_notes (
  id uuid primary key,
  booking_id uuid not null references bookings on delete cascade,
  author_id uuid not null references users on delete cascade,
  text text not null,
  created_at timestamptz not null
);
create index booking_notes_booking on booking_notes (booking_id, id);
create index booking_notes_author on booking_notes (author_id);

create table booking_note_mentions (
  note_id uuid not null references booking_notes on delete cascade,
  staff_id uuid not null references users on delete cascade,
  seen_at timestamptz,
  primary key (note_id, staff_id)
);
create index booking_note_mentions_staff on booking_note_mentions (staff_id, note_id);

-- Saved filters of the staff's list of bookings.
create table booking_views (
  id uuid primary key,
  staff_id uuid not null references users on delete cascade,
  name text not null,
  shared boolean not null,
  filter jsonb not null,
  created_at timestamptz not null
);
create index booking_views_staff on booking_views (staff_id, id);
create index booking_views_shared on booking_views (id) where shared;
