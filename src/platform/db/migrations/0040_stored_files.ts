import { sql, type Kysely } from 'kysely'

/** Files that people send, where no bucket is configured: every process has the same ones, and a backup has them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_files (
      name text primary key,
      bytes bytea not null
    )`.execute(db)
}
