import type { Clock } from '#kernel/clock.ts'
import type { StaffActor } from '../audit.ts'
import type { StaffWrite } from '../staff-write.usecase.ts'
import type { Look, LookStore } from './access-record.store.ts'

/** A page that is read again meanwhile, by itself or by a click, is the same look. */
export const LOOK_MINUTES = 10

/** Writes down in the audit that a member of the staff looked at a person's data: several looks within minutes once. */
export type RecordAccess = (by: StaffActor, look: Look) => Promise<void>

type Needs = { looks: LookStore; staffWrite: StaffWrite; clock: Clock }

const earliest = (now: Temporal.Instant) => now.subtract({ minutes: LOOK_MINUTES })

export function recordAccess({ looks, staffWrite, clock }: Needs): RecordAccess {
  return async (by, look) => {
    // Most are: these write nothing.
    if (await looks.isBegun({ ...look, by, since: earliest(clock.now()) })) return
    await staffWrite(by, async (tx, now) => {
      const isAnother = await looks.begin(tx, { ...look, by, now, since: earliest(now) })
      return { value: null, audited: isAnother ? { ...look, before: null, after: null } : null }
    })
  }
}
