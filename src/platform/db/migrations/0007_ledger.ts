import { sql, type Kysely } from 'kysely'

/**
 * The ledger. It is append-only: rows are never updated or deleted, and at commit the postings of each entry must add
 * up to zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_entries (
      id text primary key,
      booking_id uuid not null references bookings,
      kind text not null,
      currency text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index ledger_entries_booking on ledger_entries (booking_id)`.execute(db)
  await sql`
    create table ledger_postings (
      entry_id text not null references ledger_entries,
      account text not null,
      amount bigint not null check (amount <> 0),
      primary key (entry_id, account)
    )`.execute(db)
  await sql`
    create function ledger_entry_balances() returns trigger language plpgsql as $$
      begin
        if (select sum(amount) from ledger_postings where entry_id = new.entry_id) <> 0 then
          raise exception 'ledger entry % does not add up to zero', new.entry_id using errcode = 'check_violation';
        end if;
        return null;
      end $$`.execute(db)
  await sql`
    create constraint trigger ledger_entry_balances after insert on ledger_postings
      deferrable initially deferred for each row execute function ledger_entry_balances()`.execute(db)
  await sql`
    create function ledger_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'what is in the ledger stays: post what sets it right' using errcode = 'check_violation';
      end $$`.execute(db)
  for (const table of ['ledger_entries', 'ledger_postings'])
    await sql`
      create trigger ledger_stays before update or delete or truncate on ${sql.table(table)}
        for each statement execute function ledger_stays()`.execute(db)
}
