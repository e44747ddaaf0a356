import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/**
 * What each day of UTC brought to each account. A day that is closed is read from its sums; what is posted to it later opens
 * it again, and it is summed anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists ledger_closed_days (
      day date primary key,
      closed boolean not null
    )`.execute(db)
  await sql`
    create table if not exists ledger_days (
      day date not null,
      account text not null,
      currency text not null,
      debit bigint not null,
      credit bigint not null,
      primary key (day, account, currency)
    )`.execute(db)
  await sql`
    create or replace function ledger_day_opens() returns trigger language plpgsql as $$
      declare posted date := (new.at at time zone 'UTC')::date;
      begin
        if new.at < now() - interval '1 hour' or posted <= (select max(day) from ledger_closed_days) then
          insert into ledger_closed_days (day, closed) values (posted, false)
            on conflict (day) do update set closed = false;
        end if;
        return null;
      end $$`.execute(db)
  await sql`drop trigger if exists ledger_day_opens on ledger_entries`.execute(db)
  await sql`
    create trigger ledger_day_opens after insert on ledger_entries
      for each row execute function ledger_day_opens()`.execute(db)
  await buildIndex(db, 'ledger_entries_at', sql`ledger_entries (at, id)`)
}
