import { sql, type Kysely } from 'kysely'
import { buildIndex, dropIndex } from '../build-index.ts'

export const outsideTransaction = true

/** The audit is read backwards from any moment: all of it, of one person, of one kind of subject, of one action. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'audit_entries_time', sql`audit_entries (at, id)`)
  await buildIndex(db, 'audit_entries_staff_time', sql`audit_entries (staff_id, at, id)`)
  await buildIndex(db, 'audit_entries_subject_time', sql`audit_entries (subject, at, id)`)
  await buildIndex(db, 'audit_entries_action_time', sql`audit_entries (action, at, id)`)
  await dropIndex(db, 'audit_entries_staff')
}
