import { sql, type Kysely } from 'kysely'

/** Whether a link or references were asked for by a browser that has signed in with their address before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['reset_requests', 'reference_requests'])
    await sql`alter table ${sql.table(table)} add column known_browser boolean not null default false`.execute(
      db,
    )
}
