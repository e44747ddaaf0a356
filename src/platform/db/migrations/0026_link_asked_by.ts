import { sql, type Kysely } from 'kysely'

/** A link to sign in knows the browser it was asked for in, by the hash of its token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_requests add column asked_by bytea`.execute(db)
  await sql`alter table mailed_links add column asked_by bytea`.execute(db)
}
