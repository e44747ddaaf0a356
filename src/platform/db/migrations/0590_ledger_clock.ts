import { sql, type Kysely } from 'kysely'

/**
 * Rejects ledger entries dated ahead of the database's clock. `ledger_clock` contains the tolerance. A running process
 * inserts its row; without it (tests with their own clocks), nothing is checked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_clock (
      id smallint primary key default 1 check (id = 1),
      max_ahead_seconds integer not null check (max_ahead_seconds > 0)
    )`.execute(db)
  await sql`
    create function ledger_entry_is_not_ahead() returns trigger language plpgsql as $$
      begin
        if new.at > clock_timestamp() + (select make_interval(secs => max_ahead_seconds) from ledger_clock) then
          raise exception 'a ledger entry at % is ahead of the database''s clock', new.at using errcode = 'check_violation';
        end if;
        return new;
      end $$`.execute(db)
  await sql`
    create trigger ledger_entry_is_not_ahead before insert on ledger_entries
      for each row execute function ledger_entry_is_not_ahead()`.execute(db)
}
