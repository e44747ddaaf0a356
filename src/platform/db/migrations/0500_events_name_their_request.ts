import { sql, type Kysely } from 'kysely'

/** By which request an event of a booking came about: the log is searched for it. Null: by a job, or before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_events add column request_id text, add column trace_id text`.execute(db)
}
