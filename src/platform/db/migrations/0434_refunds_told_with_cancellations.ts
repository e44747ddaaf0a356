import { sql, type Kysely } from 'kysely'

/** Whether the mail of a cancellation has told of what goes back with it: its traveller is not mailed once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_requests add column told_with_cancellation boolean not null default false`.execute(
    db,
  )
}
