import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** What one day brought: searches by the hour, and the ledger by time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists search_hours (
      hour timestamptz primary key,
      searches bigint not null
    )`.execute(db)
  await buildIndex(db, 'ledger_entries_time', sql`ledger_entries (kind, at) include (currency)`)
  await buildIndex(
    db,
    'bookings_without_answer',
    sql`bookings (updated_at) where status = 'awaiting_supplier'`,
  )
}
