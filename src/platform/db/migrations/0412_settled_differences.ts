import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** Differences of the books end: the books agree, or a member of the staff has explained them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reconciliation_differences
      add column if not exists ended_at timestamptz,
      add column if not exists explained boolean not null default false`.execute(db)
  await buildIndex(
    db,
    'reconciliation_differences_open',
    sql`reconciliation_differences (last_seen_at, id) where ended_at is null`,
  )
  await buildIndex(db, 'reconciliation_differences_seen', sql`reconciliation_differences (last_seen_at, id)`)
  await buildIndex(db, 'invoices_issued', sql`invoices (issued_at, number)`)
  await buildIndex(db, 'invoices_position', sql`invoices (position)`)
}
