import { sql, type Kysely } from 'kysely'

/**
 * The files that pages load, whose names change with what is in them: a process is asked for those of another release while
 * one is rolled over the other, and by pages that stay open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_files (
      path text primary key,
      encoding text check (encoding = 'br'),
      bytes bytea not null,
      used_at timestamptz not null
    )`.execute(db)
  await sql`create index release_files_used on release_files (used_at)`.execute(db)
}
