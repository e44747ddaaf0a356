import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { App } from '#platform/app.ts'
import { writeAudit, type WriteAudit } from './audit.store.ts'
import type { Audited, StaffActor } from './audit.ts'

/**
 * Runs a staff write: `work` and its audit row in one transaction, so that neither exists without the other.
 * `audited` is null if nothing was changed; a rejection is returned unchanged. Any external request that
 * `work` needs is made beforehand.
 */
export type StaffWrite = <Value>(
  by: StaffActor,
  work: (tx: Db, now: Temporal.Instant) => Promise<Written<Value> | Extract<Value, { ok: false }>>,
) => Promise<Value>

type Written<Value> = { value: Value; audited: Audited | null }

type Needs = { db: Db; writeAudit: WriteAudit; clock: Clock }

export function staffWrite({ db, writeAudit, clock }: Needs): StaffWrite {
  return (by, work) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const done = await work(tx, now)
      if ('ok' in done) return done
      const { value, audited } = done
      if (audited) await writeAudit(tx, { ...audited, by, now })
      return value
    })
}

/** Runs a staff write in a transaction, which also stores the entries that `work` passes to `audit`. */
export function writeAudited<Done>(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  by: StaffActor,
  work: (tx: Db, now: Temporal.Instant, audit: (entry: Audited) => Promise<void>) => Promise<Done>,
): Promise<Done> {
  return db.transaction().execute((tx) => {
    const now = clock.now()
    return work(tx, now, (entry) => writeAudit(tx, { ...entry, by, now }))
  })
}
