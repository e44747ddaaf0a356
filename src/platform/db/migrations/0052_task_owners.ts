import { sql, type Kysely } from 'kysely'

/** Which of the staff works on a task, and the order in which open ones are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_tasks add column owner_id uuid references users, add column owned_at timestamptz`.execute(
    db,
  )
  await sql`create index staff_tasks_open on staff_tasks (deadline, id) where done_at is null`.execute(db)
  await sql`create index staff_tasks_owner on staff_tasks (owner_id) where owner_id is not null`.execute(db)
}
