import { sql, type Kysely } from 'kysely'

/**
 * The processes on this database. Whose time in `held_until` is over has ended, and holds nothing any more. `folder`
 * says which data directory it has to itself, `simulators` what it simulates in its own books.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table workers (
    id uuid primary key,
    held_until timestamptz not null,
    folder text,
    simulators text[] not null
  )`.execute(db)
}
