import { sql, type Kysely } from 'kysely'

/** Kept by the staff, two of whom may change one at once. */
const RECORDS = [
  'companies',
  'vehicle_owners',
  'vehicle_models',
  'vehicles',
  'drivers',
  'cities',
  'trip_zones',
] as const

/** Banners, versions of the records that the staff keep, and the index that a company's trips are paged by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table banners (
      id uuid primary key,
      -- Where it is shown: 2 is the home of the widget.
      kind integer not null,
      title_en text not null,
      title_ar text not null,
      text_en text not null,
      text_ar text not null,
      drawing text not null,
      link text,
      rank integer not null,
      hidden_at timestamptz,
      unique (kind, rank)
    )`.execute(db)
  for (const table of RECORDS)
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db)
  // A company may have a million trips: a page and a count of them are read from this index alone.
  await sql`
    create index trips_company_page on trips (company_id, start_at desc, id desc)
      include (status, category, profile_id, time_zone) where company_id is not null`.execute(db)
  await sql`drop index trips_company`.execute(db)
}
