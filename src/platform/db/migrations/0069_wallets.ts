import { sql, type Kysely } from 'kysely'

/**
 * Wallets of companies. A wallet's row has its balance, which the database holds above minus the credit limit; its
 * entries only grow. Each is also posted to the ledger, whose entries are now about a booking, or about a trip or wallet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallets (
      id uuid primary key,
      company_id uuid not null unique references companies,
      currency text not null,
      balance bigint not null default 0,
      credit_limit bigint not null default 0 check (credit_limit >= 0),
      -- The number of its last entry.
      last_entry integer not null default 0,
      created_at timestamptz not null,
      check (balance >= -credit_limit)
    )`.execute(db)
  await sql`
    create table wallet_entries (
      id uuid primary key,
      wallet_id uuid not null references wallets,
      -- From 1, without gaps.
      number integer not null,
      -- Names what it is for: written twice, it is entered once.
      movement text not null,
      kind text not null,
      -- Deferred: the trip may be written after its charge, in the same transaction.
      trip_id uuid references trips deferrable initially deferred,
      amount bigint not null check (amount <> 0),
      -- The wallet's, after it.
      balance bigint not null,
      reason text,
      at timestamptz not null,
      unique (wallet_id, number),
      unique (wallet_id, movement)
    )`.execute(db)
  await sql`create index wallet_entries_trip on wallet_entries (trip_id) where trip_id is not null`.execute(
    db,
  )
  await sql`
    create function wallet_entry_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'what is in a wallet stays: enter what sets it right' using errcode = 'check_violation';
      end $$`.execute(db)
  await sql`
    create trigger wallet_entry_stays before update or delete or truncate on wallet_entries
      for each statement execute function wallet_entry_stays()`.execute(db)
  await sql`
    alter table ledger_entries
      alter column booking_id drop not null,
      add column trip_id uuid references trips deferrable initially deferred,
      add column wallet_id uuid references wallets,
      add constraint ledger_entries_subject
        check ((booking_id is null) <> (trip_id is null and wallet_id is null))`.execute(db)
  await sql`create index ledger_entries_trip on ledger_entries (trip_id) where trip_id is not null`.execute(
    db,
  )
  await sql`
    create index ledger_entries_wallet on ledger_entries (wallet_id) where wallet_id is not null`.execute(db)
}
