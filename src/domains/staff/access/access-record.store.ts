import type { Db } from '#platform/db/database.ts'
import type { AuditAction, AuditSubject } from '../audit-names.contract.ts'
import type { StaffActor } from '../audit.ts'

export type Look = { action: AuditAction; subject: { kind: AuditSubject; id: string } }

export type LookStore = {
  /** Returns true if the same look was begun after `since`. */
  isBegun(look: Look & { by: StaffActor; since: Temporal.Instant }): Promise<boolean>
  /** Returns true if this look is another than the last of the same, which was after `since`; of several at once one is. */
  begin(
    tx: Db,
    look: Look & { by: StaffActor; now: Temporal.Instant; since: Temporal.Instant },
  ): Promise<boolean>
}

export function lookStore(db: Db): LookStore {
  return {
    async isBegun({ action, subject, by, since }) {
      const begun = await db
        .selectFrom('staff_looks')
        .select('at')
        .where('staff_id', '=', by.staffId)
        .where('action', '=', action)
        .where('subject', '=', subject.kind)
        .where('subject_id', '=', subject.id)
        .where('at', '>', since)
        .executeTakeFirst()
      return begun !== undefined
    },

    async begin(tx, { action, subject, by, now, since }) {
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
    },
  }
}
