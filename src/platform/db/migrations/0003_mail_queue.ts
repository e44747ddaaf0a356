import { sql, type Kysely } from 'kysely'

/** When a mail is next tried: now for a new one, later after a failure, the end of the sender's lease meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column due_at timestamptz not null default now()`.execute(db)
  await sql`alter table mails add column last_failure text`.execute(db)
  await sql`create index mails_unsent on mails (due_at) where sent_at is null`.execute(db)
}
