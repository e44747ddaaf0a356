import type { Db } from '#platform/db/database.ts'
import type { AuditAction, AuditSubject } from '../audit-names.contract.ts'
import type { StaffActor } from '../audit.ts'

export type AccessRecord = { action: AuditAction; subject: { kind: AuditSubject; id: string } }

/** Returns true if the same look was recorded after `since`. */
export async function isAccessRecorded(
  db: Db,
  { action, subject, by, since }: AccessRecord & { by: StaffActor; since: Temporal.Instant },
): Promise<boolean> {
  const recorded = await db
    .selectFrom('staff_looks')
    .select('at')
    .where('staff_id', '=', by.staffId)
    .where('action', '=', action)
    .where('subject', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('at', '>', since)
    .executeTakeFirst()
  return recorded !== undefined
}

/** Records a look; true unless the same one was recorded after `since`. Of several at once one is recorded. */
export async function recordFirstAccess(
  tx: Db,
  {
    action,
    subject,
    by,
    now,
    since,
  }: AccessRecord & { by: StaffActor; now: Temporal.Instant; since: Temporal.Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_looks')
    .values({ staff_id: by.staffId, action, subject: subject.kind, subject_id: subject.id, at: now })
    .onConflict((same) =>
      same
        .columns(['staff_id', 'action', 'subject', 'subject_id'])
        .doUpdateSet({ at: now })
        .where('staff_looks.at', '<=', since),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
