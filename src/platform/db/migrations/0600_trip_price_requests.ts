import { sql, type Kysely } from 'kysely'

/** Adds enquiries for the price of a trip whose address was not found, and the price that the desk offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries drop constraint enquiries_kind_check`.execute(db)
  await sql`
    alter table enquiries add constraint enquiries_kind_check
      check (kind in ('contact', 'local_deal', 'supplier', 'partner', 'feedback', 'trip_price')) not valid`.execute(
    db,
  )
  await sql`
    create table trip_price_requests (
      enquiry_id uuid primary key references enquiries on delete cascade,
      time_zone text not null,
      pick_up_at timestamptz not null,
      company_id uuid references companies,
      offer_quote_id text,
      offer_total bigint,
      offer_currency text,
      offer_expires_at timestamptz
    )`.execute(db)
  await sql`create index trip_price_requests_pick_up on trip_price_requests (pick_up_at)`.execute(db)
  await sql`
    create index trip_price_requests_company on trip_price_requests (company_id) where company_id is not null`.execute(
    db,
  )
}
