import { sql, type Kysely } from 'kysely'

/**
 * Counts in windows of time, shared by all processes. Hashes of requests that may have held a card go: what is asked
 * again under such a key is told that the key was used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table window_counts (
      -- A keyed hash of what is counted and of whom.
      key bytea primary key,
      count bigint not null check (count >= 0),
      ends_at timestamptz not null
    )`.execute(db)
  await sql`create index window_counts_age on window_counts (ends_at)`.execute(db)
  await sql`update idempotency_keys set request_hash = ''`.execute(db)
}
