import { sql, type Kysely } from 'kysely'

/** Old events are found by their age alone, to be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index security_events_at on security_events using brin (at)`.execute(db)
}
