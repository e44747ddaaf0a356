import { sql, type Kysely } from 'kysely'

/**
 * Pictures of accounts: a user has the name of one. A name is written down as dropped before its files are stored and
 * when another takes its place, so that no files are left behind by whatever ends in between.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column avatar text`.execute(db)
  await sql`
    create table dropped_pictures (
      name text primary key,
      remove_after timestamptz not null
    )`.execute(db)
}
