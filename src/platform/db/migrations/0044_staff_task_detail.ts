import { sql, type Kysely } from 'kysely'

/** What the supplier's desk finds the reservation of a task by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_tasks add column detail jsonb`.execute(db)
}
