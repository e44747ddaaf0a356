import { sql, type Kysely } from 'kysely'

/** Whether a sign-in link was asked for by a browser that has signed in with its address before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_requests add column known_browser boolean not null default false`.execute(db)
}
