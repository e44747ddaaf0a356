import { sql, type Kysely } from 'kysely'

/** Which version of its data each seed has written, so that a start does not write it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table seeds (name text primary key, fingerprint text not null)`.execute(db)
}
