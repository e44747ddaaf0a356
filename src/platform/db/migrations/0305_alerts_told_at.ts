import { sql, type Kysely } from 'kysely'

/**
 * When an alert was mailed last: alerts of one search are looked at together, some of them before a day is over, and are
 * told once a day at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_alerts add column told_at timestamptz`.execute(db)
}
