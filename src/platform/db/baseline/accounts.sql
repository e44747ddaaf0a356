-- Accounts: sign-in, sessions, mailed links, second step, security events.

-- Until an email address is verified by a mailed link, several accounts may claim it. A deleted account keeps its
-- row without personal data, for records that the law requires.
create table users (
  id uuid primary key,
  role text not null,
  lang_id int not null,
  created_at timestamptz not null,
  first_name text,
  last_name text,
  email text,
  email_verified_at timestamptz,
  phone jsonb,
  password_hash text,
  referral_code text unique,
  referred_by uuid references users,
  erased_at timestamptz,
  avatar text,
  blocked_at timestamptz,
  blocked_reason text,
  blocked_by uuid references users,
  constraint users_email_is_lower_case check (email = lower(email))
);
create index users_email on users (email) where email is not null;
create unique index users_verified_email on users (email) where email_verified_at is not null;
create index users_referred_by on users (referred_by) where referred_by is not null;
create index users_guests on users (created_at) where role = 'guest';
create index users_found_by on users using gin (lower((coalesce(email, '') || ' ' || coalesce(first_name, '')
  || ' ' || coalesce(last_name, '') || ' ' || coalesce(phone ->> 'countryCode', '')
  || coalesce(phone ->> 'phone', ''))) gin_trgm_ops) where email is not null;
create index users_accounts on users (id) where role <> 'guest';
create index users_blocked on users (id) where blocked_at is not null;
create index users_blocked_by on users (blocked_by) where blocked_by is not null;
create index users_erased on users (erased_at) where erased_at is not null;
-- How frequent a word is among people: the planner knows nothing of the expression of an index with a condition.
create statistics users_found_by_words on
  (lower(coalesce(email, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
    || ' ' || coalesce(phone ->> 'countryCode', '') || coalesce(phone ->> 'phone', ''))) from users;

create table tokens (
  hash bytea primary key,
  user_id uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  id uuid not null default gen_random_uuid() unique,
  device text,
  address text,
  second_step_at timestamptz
);
create index tokens_user on tokens (user_id);
create index tokens_expiry on tokens (expires_at);

create table mailed_links (
  hash bytea primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'sign_in')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  email text,
  asked_by bytea,
  constraint mailed_links_email_check check ((purpose = 'change_email') = (email is not null))
);
create index mailed_links_user on mailed_links (user_id);
create index mailed_links_expiry on mailed_links (expires_at);

-- When each address was mailed, by its hash, so that no mailbox is flooded.
create table mailed_addresses (
  id uuid primary key,
  address bytea not null,
  about text not null,
  at timestamptz not null
);
create index mailed_addresses_last on mailed_addresses (address, about, at desc);
create index mailed_addresses_age on mailed_addresses (at);

-- Requests for mails, which a job processes, so that the response time reveals nothing.
create table reset_requests (
  id uuid primary key,
  email text not null,
  lang_id int not null,
  created_at timestamptz not null,
  known_browser boolean not null default false
);

create table verify_requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade
);
create index verify_requests_user on verify_requests (user_id);

-- Accounts at identity providers. A row is inserted before its new account, so that of two concurrent first
-- sign-ins one fails.
create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade deferrable initially deferred,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

create table sign_in_requests (
  id uuid primary key,
  email text not null,
  lang_id int not null,
  callback_url text not null,
  created_at timestamptz not null,
  asked_by bytea,
  known_browser boolean not null default false
);

-- Wrong passwords and codes, by a hash of network and account.
create table sign_in_failures (
  key bytea primary key,
  free int not null,
  count int not null,
  not_before timestamptz not null,
  last_at timestamptz not null
);
create index sign_in_failures_age on sign_in_failures (last_at);

-- A secret requires no second step until a first code confirms it.
create table one_time_code_secrets (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- A passkey sign-in has no user yet: the passkey identifies the user.
create table sign_in_challenges (
  hash bytea primary key,
  purpose text not null check (purpose in ('second_step', 'passkey_sign_in', 'new_passkey')),
  user_id uuid references users on delete cascade,
  passkey_challenge text,
  remember boolean not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  check ((user_id is null) = (purpose = 'passkey_sign_in'))
);
create index sign_in_challenges_expiry on sign_in_challenges (expires_at);
create index sign_in_challenges_user on sign_in_challenges (user_id);

create table security_events (
  id uuid primary key,
  user_id uuid references users,
  kind text not null,
  at timestamptz not null,
  address text,
  device text,
  detail jsonb
);
create index security_events_user on security_events (user_id, at desc);
create index security_events_at on security_events using brin (at);

-- Uploaded files, if no bucket is configured.
create table stored_files (
  name text primary key,
  bytes bytea not null
);

-- Names of pictures that were replaced or are not yet stored, whose files are to be removed.
create table dropped_pictures (
  name text primary key,
  remove_after timestamptz not null
);

-- Feedback from before enquiries; nothing reads it.
create table feedback (
  id uuid primary key,
  user_id uuid not null references users,
  lang_id int not null,
  topic text not null,
  score int not null check (score between 1 and 5),
  message text not null,
  created_at timestamptz not null
);
create index feedback_created on feedback (created_at desc);
create index feedback_user on feedback (user_id);

-- Requests with an idempotency key, and their replies.
create table idempotency_keys (
  user_id uuid not null references users,
  key text not null,
  call text not null,
  request_hash bytea not null,
  status int,
  reply jsonb,
  started_at timestamptz not null,
  owner uuid,
  primary key (user_id, key)
);
create index idempotency_keys_owner on idempotency_keys (owner) where status is null;
create index idempotency_keys_age on idempotency_keys (started_at);
