import type { App } from '#platform/app.ts'
import type { StaffActor } from '../audit.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import { isAccessRecorded, recordFirstAccess, type Look } from './access-record.store.ts'

/** A page that is read again meanwhile, by itself or by a click, is the same look. */
export const LOOK_MINUTES = 10

/** `recordAccess` of domains that are wired with it. */
export type RecordAccess = (by: StaffActor, look: Look) => Promise<void>

const earliest = (now: Temporal.Instant) => now.subtract({ minutes: LOOK_MINUTES })

/** Writes down in the audit that a member of the staff looked at a person's data: several looks within minutes once. */
export async function recordAccess(
  app: Pick<App, 'db' | 'clock'>,
  by: StaffActor,
  look: Look,
): Promise<void> {
  // Most are: these write nothing.
  if (await isAccessRecorded(app.db, { ...look, by, since: earliest(app.clock.now()) })) return
  await writeAudited(app, by, async (tx, now, audit) => {
    if (await recordFirstAccess(tx, { ...look, by, now, since: earliest(now) }))
      await audit({ ...look, before: null, after: null })
  })
}
