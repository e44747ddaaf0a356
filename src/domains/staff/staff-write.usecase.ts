import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { WriteAudit } from './audit.store.ts'
import type { Audited, StaffActor } from './audit.ts'

/**
 * The one way in which the staff write: `work` and its audit row in one transaction, so that neither is there without
 * the other. `audited` is null where nothing was changed. What `work` asks of the outside, it asks before.
 */
export type StaffWrite = <Value>(
  by: StaffActor,
  work: (tx: Db, now: Temporal.Instant) => Promise<{ value: Value; audited: Audited | null }>,
) => Promise<Value>

type Needs = { db: Db; writeAudit: WriteAudit; clock: Clock }

export function staffWrite({ db, writeAudit, clock }: Needs): StaffWrite {
  return (by, work) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const { value, audited } = await work(tx, now)
      if (audited) await writeAudit(tx, { ...audited, by, now })
      return value
    })
}
