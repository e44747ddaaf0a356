import { sql, type Kysely } from 'kysely'

/** Why the staff refused a rating's comment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ratings add column refused_reason text`.execute(db)
}
