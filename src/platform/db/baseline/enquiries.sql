-- Enquiries and the newsletter.

create table enquiries (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('contact', 'local_deal', 'supplier', 'partner', 'feedback')),
  state text not null check (state in ('new', 'open', 'answered', 'closed', 'spam')),
  version int not null default 1,
  lang_id int not null,
  name text,
  email text,
  user_id uuid references users,
  message text not null,
  content jsonb not null,
  page text,
  booking_id uuid references bookings,
  signs text[] not null default '{}',
  owner_id uuid references users,
  owned_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index enquiries_state on enquiries (state, id);
create index enquiries_state_kind on enquiries (state, kind, id);
create index enquiries_kind on enquiries (kind, id);
create index enquiries_changed on enquiries (changed_at) where state in ('answered', 'closed', 'spam');
create index enquiries_email on enquiries (email, created_at);
create index enquiries_user on enquiries (user_id) where user_id is not null;
create index enquiries_booking on enquiries (booking_id) where booking_id is not null;
create index enquiries_found_by on enquiries using gin (lower((number || ' ' || coalesce(name, '') || ' '
  || coalesce(email, ''))) gin_trgm_ops);
create index enquiries_owner_newest on enquiries (owner_id, id) where owner_id is not null;

create table enquiry_replies (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  author text not null check (author in ('staff', 'sender')),
  staff_id uuid references users,
  message text not null,
  created_at timestamptz not null
);
create index enquiry_replies_enquiry on enquiry_replies (enquiry_id, id);
create index enquiry_replies_staff on enquiry_replies (staff_id) where staff_id is not null;

-- How often each form token was used.
create table form_uses (
  token_hash bytea primary key,
  uses int not null,
  opened_at timestamptz not null
);
create index form_uses_opened on form_uses (opened_at);

-- Requests that a job processes, the mails that ask for confirmation, subscriptions with the proof of consent, and
-- unsubscribe links. The hash of an address stays as part of the proof.
create table newsletter_requests (
  id uuid primary key,
  email text not null,
  lang_id int not null,
  page text,
  network text,
  at timestamptz not null
);

create table newsletter_asks (
  hash bytea primary key,
  address_hash bytea not null,
  email text not null,
  lang_id int not null,
  wording text not null,
  page text,
  network text,
  asked_at timestamptz not null,
  at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index newsletter_asks_address on newsletter_asks (address_hash, at desc);
create index newsletter_asks_age on newsletter_asks (at);

create table newsletter_subscriptions (
  id uuid primary key,
  address_hash bytea not null unique,
  email text,
  lang_id int not null,
  wording text not null,
  page text,
  asked_at timestamptz not null,
  confirmed_at timestamptz not null,
  left_at timestamptz,
  reminded_at timestamptz,
  check ((left_at is null) = (email is not null))
);
create index newsletter_subscribers on newsletter_subscriptions (id) where left_at is null;
create index newsletter_left on newsletter_subscriptions (left_at) where left_at is not null;

create table newsletter_leave_links (
  hash bytea primary key,
  subscription_id uuid not null references newsletter_subscriptions on delete cascade
);
create index newsletter_leave_links_subscription on newsletter_leave_links (subscription_id);
