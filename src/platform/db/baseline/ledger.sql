-- The ledger and its comparison with the books of others.

-- The ledger is append-only, and the postings of an entry add up to zero at the commit.
create table ledger_entries (
  id text primary key,
  booking_id uuid references bookings,
  kind text not null,
  currency text not null,
  at timestamptz not null,
  trip_id uuid references trips deferrable initially deferred,
  wallet_id uuid references wallets,
  partner_id uuid references partners,
  constraint ledger_entries_subject check (num_nonnulls(booking_id, coalesce(trip_id, wallet_id), partner_id) = 1)
);
create index ledger_entries_booking on ledger_entries (booking_id);
create index ledger_entries_trip on ledger_entries (trip_id) where trip_id is not null;
create index ledger_entries_wallet on ledger_entries (wallet_id) where wallet_id is not null;
create index ledger_entries_partner on ledger_entries (partner_id) where partner_id is not null;
create index ledger_entries_time on ledger_entries (kind, at) include (currency);
create index ledger_entries_at on ledger_entries (at, id);

create function ledger_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'what is in the ledger stays: post what sets it right' using errcode = 'check_violation';
  end $$;
create trigger ledger_stays before delete or update or truncate on ledger_entries
  for each statement execute function ledger_stays();

-- An entry opens its day again where that day or a later one is closed.
create function ledger_day_opens() returns trigger language plpgsql as $$
  declare posted date := (new.at at time zone 'UTC')::date;
  begin
    if new.at < now() - interval '1 hour'
      or posted <= (select max(day) from ledger_closed_days where closed) then
      insert into ledger_closed_days (day, closed) values (posted, false)
        on conflict (day) do update set closed = false;
    end if;
    return null;
  end $$;
create trigger ledger_day_opens after insert on ledger_entries
  for each row execute function ledger_day_opens();

create table ledger_postings (
  entry_id text not null references ledger_entries,
  account text not null,
  amount bigint not null check (amount <> 0),
  primary key (entry_id, account)
);

create function ledger_entry_balances() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from ledger_postings where entry_id = new.entry_id) <> 0 then
      raise exception 'ledger entry % does not add up to zero', new.entry_id using errcode = 'check_violation';
    end if;
    return null;
  end $$;
create constraint trigger ledger_entry_balances after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_entry_balances();
create trigger ledger_stays before delete or update or truncate on ledger_postings
  for each statement execute function ledger_stays();

create table ledger_closed_days (
  day date primary key,
  closed boolean not null
);

-- Sums of each day of UTC by account. A day that is closed is read from them.
create table ledger_days (
  day date not null,
  account text not null,
  currency text not null,
  debit bigint not null,
  credit bigint not null,
  primary key (day, account, currency)
);

-- Each day's comparison of our books with those of the gateway and the suppliers.
create table reconciliations (
  day date primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  bookings int not null default 0,
  differences int not null default 0,
  trips int not null default 0
);

create table reconciliation_differences (
  id uuid primary key,
  booking_id uuid references bookings,
  kind text not null,
  ours text not null,
  theirs text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  trip_id uuid references trips,
  ended_at timestamptz,
  explained boolean not null default false,
  unique (booking_id, kind, ours, theirs),
  constraint reconciliation_differences_trip unique (trip_id, kind, ours, theirs),
  constraint reconciliation_differences_about check (num_nonnulls(booking_id, trip_id) = 1)
);
create index reconciliation_differences_open on reconciliation_differences (last_seen_at, id)
  where ended_at is null;
create index reconciliation_differences_seen on reconciliation_differences (last_seen_at, id);
