import type { App } from '#platform/app.ts'
import type { StaffActor } from '../audit.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import { isAccessRecorded, recordFirstAccess, type AccessRecord } from './access-record.store.ts'

/** A page that is read again meanwhile, by itself or by a click, is the same look. */
export const ACCESS_MINUTES = 10

/** `recordAccess` of domains that are wired with it. */
export type RecordAccess = (by: StaffActor, access: AccessRecord) => Promise<void>

const earliest = (now: Temporal.Instant) => now.subtract({ minutes: ACCESS_MINUTES })

/** Writes down in the audit that a member of the staff looked at a person's data: several looks within minutes once. */
export async function recordAccess(
  app: Pick<App, 'db' | 'clock'>,
  by: StaffActor,
  access: AccessRecord,
): Promise<void> {
  // Most are: these write nothing.
  if (await isAccessRecorded(app.db, { ...access, by, since: earliest(app.clock.now()) })) return
  await writeAudited(app, by, async (tx, now, audit) => {
    if (await recordFirstAccess(tx, { ...access, by, now, since: earliest(now) }))
      await audit({ ...access, before: null, after: null })
  })
}
