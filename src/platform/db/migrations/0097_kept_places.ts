import { sql, type Kysely } from 'kysely'

/** The known places of trips are kept by the staff, as their cities and zones are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip_places
      add column version integer not null default 1,
      add column hidden_at timestamptz`.execute(db)
}
