import { sql, type Kysely } from 'kysely'

/**
 * Indexes that any page of a company's trips is found in alone: of all, of a state, of a category, and of a supervisor's
 * people. Each holds only what its pages are also filtered by: a deep one reads half as much as from one index for all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index trips_company_page`.execute(db)
  await sql`
    create index trips_company_page on trips (company_id, start_at desc, id desc)
      include (profile_id, time_zone) where company_id is not null`.execute(db)
  await sql`
    create index trips_company_status_page on trips (company_id, status, start_at desc, id desc)
      include (category, profile_id, time_zone) where company_id is not null`.execute(db)
  await sql`
    create index trips_company_category_page on trips (company_id, category, start_at desc, id desc)
      include (profile_id, time_zone) where company_id is not null`.execute(db)
  await sql`
    create index trips_profile_page on trips (profile_id, start_at desc, id desc)
      include (company_id, status, category, time_zone) where profile_id is not null`.execute(db)
  await sql`drop index trips_profile`.execute(db)
}
