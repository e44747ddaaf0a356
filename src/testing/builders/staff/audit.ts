import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Lists the audit entries of a subject, oldest first. */
export function auditOf(db: Db, subjectId: string) {
  return db
    .selectFrom('audit_entries')
    .select(['staff_id', 'action', 'subject', 'before', 'after'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
}

/** Empties the audit, which no statement of the product can: triggers are off for this transaction of a superuser. */
export async function emptyAudit(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx.deleteFrom('audit_entries').execute()
  })
}
