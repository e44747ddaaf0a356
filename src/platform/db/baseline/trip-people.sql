-- Who books trips: companies, people with their profiles, embedding keys, sessions.

create table companies (
  id uuid primary key,
  corp_id text not null unique,
  name text not null,
  country_code text not null,
  currency text not null,
  tax_id text,
  address jsonb not null,
  phone jsonb,
  email text,
  approval_required boolean not null default false,
  hidden_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1
);

create table vehicle_owners (
  id uuid primary key,
  name text not null,
  country_code text not null,
  phone jsonb,
  hidden_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  tax_id text,
  corporate boolean not null default true
);

-- Keys of companies and partners that embed our tabs.
create table api_keys (
  id uuid primary key,
  key text not null unique,
  name text not null,
  domains text[] not null,
  base_urls text[] not null default '{}',
  per_minute int not null check (per_minute > 0),
  company_id uuid references companies,
  created_at timestamptz not null,
  revoked_at timestamptz,
  partner_id uuid references partners
);
create index api_keys_company on api_keys (company_id) where company_id is not null;
create unique index api_keys_partner on api_keys (partner_id) where partner_id is not null;

create table trip_people (
  id uuid primary key,
  name text not null,
  email text unique,
  mobile text unique,
  password_hash text,
  lang_id int not null default 1,
  pic text,
  created_at timestamptz not null,
  erased_at timestamptz,
  check (email is not null or mobile is not null or erased_at is not null)
);
create index trip_people_words on trip_people using gin (to_tsvector('simple'::regconfig, name));
create index trip_people_email_begins on trip_people (email text_pattern_ops);
create index trip_people_mobile_begins on trip_people (mobile text_pattern_ops);

create table trip_profiles (
  id uuid primary key,
  person_id uuid not null references trip_people,
  company_id uuid references companies,
  owner_id uuid references vehicle_owners,
  supervisor_id uuid references trip_profiles,
  is_supervisor boolean not null default false,
  is_admin boolean not null default false,
  cost_centre text,
  hidden_at timestamptz,
  created_at timestamptz not null,
  erased_at timestamptz,
  check (company_id is not null or not (is_supervisor or is_admin)),
  check (company_id is null or owner_id is null)
);
create unique index trip_profiles_person on trip_profiles (person_id, coalesce(company_id, owner_id,
  '00000000-0000-0000-0000-000000000000'::uuid));
create index trip_profiles_company on trip_profiles (company_id) where company_id is not null;
create index trip_profiles_owner on trip_profiles (owner_id) where owner_id is not null;
create index trip_profiles_supervisor on trip_profiles (supervisor_id) where supervisor_id is not null;
create index trip_profiles_erased on trip_profiles (erased_at) where erased_at is not null;

-- A session is a family of tokens, each stored as its hash.
create table trip_sessions (
  id uuid primary key,
  person_id uuid not null references trip_people,
  profile_id uuid not null references trip_profiles,
  created_at timestamptz not null,
  -- When its newest refresh token expires.
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index trip_sessions_person on trip_sessions (person_id);
create index trip_sessions_profile on trip_sessions (profile_id);
create index trip_sessions_age on trip_sessions (expires_at);

create table trip_tokens (
  hash bytea primary key,
  session_id uuid not null references trip_sessions on delete cascade,
  kind text not null check (kind in ('bearer', 'refresh')),
  expires_at timestamptz not null,
  -- A refresh token is used once; presented again, it ends its session.
  used_at timestamptz
);
create index trip_tokens_session on trip_tokens (session_id);
create index trip_tokens_age on trip_tokens (expires_at);

create table trip_otps (
  id uuid primary key,
  -- A mobile number (E.164) or an e-mail address in lower case.
  address text not null,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index trip_otps_age on trip_otps (expires_at);

create table trip_otp_counts (
  -- A hash of the address, network or embedding key.
  key bytea primary key,
  count int not null,
  ends_at timestamptz not null
);
create index trip_otp_counts_age on trip_otp_counts (ends_at);

-- Actions of people who book trips.
create table trip_audit (
  id uuid primary key,
  at timestamptz not null,
  profile_id uuid not null references trip_profiles,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index trip_audit_profile on trip_audit (profile_id);
create index trip_audit_subject on trip_audit (subject, subject_id);
create index trip_audit_age on trip_audit (at);
