import { sql, type Kysely } from 'kysely'

/** Uploaded files, if no bucket is configured: shared by all processes and included in backups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_files (
      name text primary key,
      bytes bytea not null
    )`.execute(db)
}
