import { sql, type Kysely } from 'kysely'

/**
 * Adds the request that caused an event of a booking, for log searches. Null if a job caused it, or before this column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_events add column request_id text, add column trace_id text`.execute(db)
}
