import { sql, type Kysely } from 'kysely'

/**
 * An entry marks its day as open where that day or a later one is closed. The trigger asked for any mark: once something was posted
 * late to today, every order of the day waited at today's mark for the one before to commit.
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
