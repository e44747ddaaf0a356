import { sql, type Kysely } from 'kysely'

/** A sign-in link stores which browser requested it, as the hash of the browser's token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_requests add column asked_by bytea`.execute(db)
  await sql`alter table mailed_links add column asked_by bytea`.execute(db)
}
