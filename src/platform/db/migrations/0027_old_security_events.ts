import { sql, type Kysely } from 'kysely'

/** An index to find old events by age alone, for deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index security_events_at on security_events using brin (at)`.execute(db)
}
