import { sql, type Kysely } from 'kysely'

/** Adds the voucher of a mail, as texts that are typeset when the mail is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column voucher jsonb`.execute(db)
}
