import { sql, type Kysely } from 'kysely'

/** Where a geocoder found addresses that were typed for trips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_addresses (
      -- A keyed hash of the text and its city.
      key bytea primary key,
      -- Both null: it found none.
      latitude double precision,
      longitude double precision,
      found_at timestamptz not null,
      check ((latitude is null) = (longitude is null))
    )`.execute(db)
  await sql`create index trip_addresses_age on trip_addresses (found_at)`.execute(db)
}
