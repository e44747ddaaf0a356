import { sql, type Kysely } from 'kysely'

/**
 * Clicks on partners' links by day: a report of a year reads some thousand rows of them and not each click. The database
 * counts with each insert, so that processes of the release before count too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_click_days (
      partner_id uuid not null references partners,
      -- By UTC, as the days of reports are.
      day date not null,
      sub_id text not null,
      clicks integer not null check (clicks > 0),
      primary key (partner_id, day, sub_id)
    )`.execute(db)
  await sql`create index partner_click_days_day on partner_click_days (day)`.execute(db)
  // In the order of the key, so that of two who add to the same rows one waits and neither for ever.
  await sql`
    create function count_partner_clicks() returns trigger language plpgsql as $$
      begin
        insert into partner_click_days as known (partner_id, day, sub_id, clicks)
        select partner_id, (at at time zone 'UTC')::date, sub_id, count(*) from added
        group by 1, 2, 3 order by 1, 2, 3
        on conflict (partner_id, day, sub_id) do update set clicks = known.clicks + excluded.clicks;
        return null;
      end $$`.execute(db)
  await sql`
    create trigger count_partner_clicks after insert on partner_clicks
      referencing new table as added for each statement execute function count_partner_clicks()`.execute(db)
}
