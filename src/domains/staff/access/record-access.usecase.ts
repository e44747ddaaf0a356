import type { App } from '#platform/app.ts'
import type { StaffActor } from '../audit.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import { isAccessRecorded, recordFirstAccess, type AccessRecord } from './access-record.store.ts'

/** Minutes in which a repeated read, by a click or by polling, counts as the same one. */
export const ACCESS_MINUTES = 10

const earliest = (now: Temporal.Instant) => now.subtract({ minutes: ACCESS_MINUTES })

/** Records in the audit that a member of the staff read a person's data; repeated reads within minutes once. */
export async function recordAccess(
  app: Pick<App, 'db' | 'clock'>,
  by: StaffActor,
  access: AccessRecord,
): Promise<void> {
  // Most accesses are already recorded; these write nothing.
  if (await isAccessRecorded(app.db, { ...access, by, since: earliest(app.clock.now()) })) return
  await writeAudited(app, by, async (tx, now, audit) => {
    if (await recordFirstAccess(tx, { ...access, by, now, since: earliest(now) }))
      await audit({ ...access, before: null, after: null })
  })
}
