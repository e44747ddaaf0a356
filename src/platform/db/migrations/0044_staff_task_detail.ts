import { sql, type Kysely } from 'kysely'

/** The reference by which the supplier's desk finds a task's reservation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_tasks add column detail jsonb`.execute(db)
}
