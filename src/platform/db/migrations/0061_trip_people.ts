import { sql, type Kysely } from 'kysely'

/** Who books trips: companies, people with one or several profiles, and the keys of those who embed our tabs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table api_keys (
      id uuid primary key,
      key text not null unique,
      name text not null,
      domains text[] not null,
      base_urls text[] not null default '{}',
      per_minute integer not null check (per_minute > 0),
      company_id uuid references companies,
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index api_keys_company on api_keys (company_id) where company_id is not null`.execute(db)
  await sql`
    create table trip_people (
      id uuid primary key,
      name text not null,
      email text unique,
      mobile text unique,
      password_hash text,
      lang_id integer not null default 1,
      pic text,
      created_at timestamptz not null,
      erased_at timestamptz,
      check (email is not null or mobile is not null or erased_at is not null)
    )`.execute(db)
  await sql`
    create table vehicle_owners (
      id uuid primary key,
      name text not null,
      country_code text not null,
      phone jsonb,
      hidden_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
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
      check (company_id is not null or not (is_supervisor or is_admin)),
      check (company_id is null or owner_id is null)
    )`.execute(db)
  await sql`
    create unique index trip_profiles_person on trip_profiles
      (person_id, coalesce(company_id, owner_id, '00000000-0000-0000-0000-000000000000'))`.execute(db)
  await sql`create index trip_profiles_company on trip_profiles (company_id) where company_id is not null`.execute(
    db,
  )
  await sql`create index trip_profiles_owner on trip_profiles (owner_id) where owner_id is not null`.execute(
    db,
  )
  await sql`
    create index trip_profiles_supervisor on trip_profiles (supervisor_id) where supervisor_id is not null`.execute(
    db,
  )
}
