import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/**
 * What a mail is of (`topic`, `template`) and which booking, trip or enquiry it is about; null: written by a release before.
 * `replaced_by`: the mail that went to another address in its place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add column if not exists topic text,
      add column if not exists template text,
      add column if not exists about text,
      add column if not exists about_id uuid,
      add column if not exists replaced_by uuid`.execute(db)
  await buildIndex(db, 'mails_about', sql`mails (about_id, id) where about_id is not null`)
  await buildIndex(db, 'mails_waiting', sql`mails (id) where sent_at is null`)
  await buildIndex(db, 'mails_found_by', sql`mails using gin (lower(recipient) gin_trgm_ops)`)
}
