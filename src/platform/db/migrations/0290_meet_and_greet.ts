import { sql, type Kysely } from 'kysely'

/** A garage of ours may have no desk: its staff meet the driver at arrivals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_stations
      drop constraint stock_stations_desk_check,
      add constraint stock_stations_desk_check check (
        desk in ('in_terminal', 'shuttle', 'downtown', 'railway', 'meet_and_greet'))`.execute(db)
}
