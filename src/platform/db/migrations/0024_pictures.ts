import { sql, type Kysely } from 'kysely'

/**
 * Pictures of accounts: a user row has a picture's name. A name is recorded as dropped before its files are stored and
 * when another replaces it, so that a process killed in between leaves no orphaned files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column avatar text`.execute(db)
  await sql`
    create table dropped_pictures (
      name text primary key,
      remove_after timestamptz not null
    )`.execute(db)
}
