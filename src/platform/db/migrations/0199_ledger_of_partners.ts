import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** Entries about partners; those that there are already are checked while others are written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_entries validate constraint ledger_entries_subject`.execute(db)
  await buildIndex(
    db,
    'ledger_entries_partner',
    sql`ledger_entries (partner_id) where partner_id is not null`,
  )
}
