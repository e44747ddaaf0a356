import { sql, type Kysely } from 'kysely'

/**
 * An entry opens its day again where one as late is closed. Once something was posted late to today, which opened it, every order of
 * the day waited for the one before to commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function ledger_day_opens() returns trigger language plpgsql as $$
      declare posted date := (new.at at time zone 'UTC')::date;
      begin
        if new.at < now() - interval '1 hour'
          or posted <= (select max(day) from ledger_closed_days where closed) then
          insert into ledger_closed_days (day, closed) values (posted, false)
            on conflict (day) do update set closed = false;
        end if;
        return null;
      end $$`.execute(db)
}
