import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { withoutSecrets, type Audited, type StaffActor } from './audit.ts'

export type WriteAudit = (tx: Db, entry: Audited & { by: StaffActor; now: Temporal.Instant }) => Promise<void>

/** Records an action of a staff member, in the same transaction. */
export const writeAudit: WriteAudit = async (tx, { by, action, subject, before, after, now }) => {
  await tx
    .insertInto('audit_entries')
    .values({
      id: newId(),
      at: now,
      staff_id: by.staffId,
      address: by.address,
      action,
      subject: subject.kind,
      subject_id: subject.id,
      before: json(before),
      after: json(by.bulkId === undefined ? after : { ...after, bulk_action: by.bulkId }),
    })
    .execute()
}

function json(value: object | null): string | null {
  return value && JSON.stringify(withoutSecrets(value))
}
