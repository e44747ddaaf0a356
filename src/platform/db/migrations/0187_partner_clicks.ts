import { sql, type Kysely } from 'kysely'

/** Clicks on partners' links. They name no visitor: no address and no account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_clicks (
      id uuid primary key,
      at timestamptz not null,
      partner_id uuid not null references partners,
      sub_id text not null,
      -- Path of the page that the visitor came to, without its query.
      page text not null,
      -- Host of the page with the link; empty: the browser did not say.
      referrer text not null,
      lang_id smallint not null,
      via text not null check (via in ('link', 'widget'))
    )`.execute(db)
  await sql`create index partner_clicks_partner on partner_clicks (partner_id, at)`.execute(db)
  await sql`create index partner_clicks_at on partner_clicks (at)`.execute(db)
}
