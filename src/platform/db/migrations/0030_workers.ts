import { sql, type Kysely } from 'kysely'

/**
 * The processes on this database. One whose lease (`held_until`) has expired has ended, and holds nothing any more.
 * `folder` is the data directory it holds exclusively, `simulators` the services it simulates in its own books.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table workers (
    id uuid primary key,
    held_until timestamptz not null,
    folder text,
    simulators text[] not null
  )`.execute(db)
}
