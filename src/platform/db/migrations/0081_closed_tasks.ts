import { sql, type Kysely } from 'kysely'

/** What the member of the staff who closed a task did about it; null: it is open, or the product closed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_tasks add column closing_note text`.execute(db)
  await sql`create index staff_tasks_closed on staff_tasks (done_at, id) where done_at is not null`.execute(
    db,
  )
}
