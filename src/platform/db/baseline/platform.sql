-- The platform: seeds, processes and their jobs, limits, files of releases, restores.

create extension if not exists pg_trgm;

-- Each commit that wrote something leaves a row (run-migrations.ts makes the table).
create index transaction_marks_age on transaction_marks (at);

-- The version of its data that each seed has written, so that a start does not write it again.
create table seeds (
  name text primary key,
  fingerprint text not null
);

-- The processes on this database. A process whose lease (held_until) has expired has ended. It holds folder, its
-- data directory, exclusively, and simulates the services in simulators.
create table workers (
  id uuid primary key,
  held_until timestamptz not null,
  folder text,
  simulators text[] not null
);

-- The last run of each job in each process.
create table job_runs (
  name text not null,
  worker_id uuid not null,
  started_at timestamptz not null,
  took_ms int not null,
  error text,
  primary key (name, worker_id)
);

-- Counts within a window of time, shared by all processes.
create table window_counts (
  -- A keyed hash of what is counted and of whom.
  key bytea primary key,
  count bigint not null check (count >= 0),
  ends_at timestamptz not null
);
create index window_counts_age on window_counts (ends_at);

-- Reserved and not paid, by each person, address and network that it is counted for.
create table unpaid_holds (
  -- A keyed hash of whom it is counted for.
  key bytea not null,
  -- A trip, or the booking of a car.
  subject_id uuid not null,
  seats int not null check (seats > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The reservation that it replaces; null: it replaces none.
  changes uuid,
  primary key (key, subject_id)
);
create index unpaid_holds_age on unpaid_holds (ends_at);
create index unpaid_holds_of_changes on unpaid_holds (changes) where changes is not null;

-- Files that pages load, of this release and of others.
create table release_files (
  path text primary key,
  encoding text check (encoding = 'br'),
  bytes bytea not null,
  used_at timestamptz not null
);
create index release_files_used on release_files (used_at);

-- Restores of a backup, until the books are compared with those of others.
create table restores (
  id uuid primary key,
  backup_at timestamptz not null,
  restored_at timestamptz not null,
  -- The comparing process may crash; another one takes over after this.
  compare_again_at timestamptz,
  compared_at timestamptz
);

-- People whom a restored backup brought back after they had been erased.
create table erasures_to_repeat (
  kind text not null check (kind in ('account', 'profile')),
  subject_id uuid not null,
  primary key (kind, subject_id)
);
