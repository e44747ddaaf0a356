import { sql, type Kysely } from 'kysely'

/** Where self-drive cars of a city are collected and returned: an address and hours in both languages, and a phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cities add column desk jsonb`.execute(db)
}
