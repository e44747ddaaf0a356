import { sql, type Kysely } from 'kysely'

/** Ways by road between pairs of places, as a router measured them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_distances (
      -- Latitude and longitude, rounded.
      from_point text not null,
      to_point text not null,
      -- Both null: no road leads there.
      metres integer check (metres >= 0),
      seconds integer check (seconds >= 0),
      measured_at timestamptz not null,
      primary key (from_point, to_point),
      check ((metres is null) = (seconds is null))
    )`.execute(db)
  await sql`create index trip_distances_age on trip_distances (measured_at)`.execute(db)
}
