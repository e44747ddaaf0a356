import { sql, type Kysely } from 'kysely'

/** Names of a city in other languages and spellings, by which it is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table locations add column other_names text[] not null default '{}'`.execute(db)
}
