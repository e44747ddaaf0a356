import type { StaffActor } from '../audit.ts'
import type { StaffWrite } from '../staff-write.usecase.ts'
import type { Look, LookStore } from './look.store.ts'

/** A page that is read again meanwhile, by itself or by a click, is the same look. */
export const LOOK_MINUTES = 10

/** Writes down in the audit that a member of the staff looked at a person's data: several looks within minutes once. */
export type NoteLook = (by: StaffActor, look: Look) => Promise<void>

type Needs = { looks: LookStore; staffWrite: StaffWrite }

export function noteLook({ looks, staffWrite }: Needs): NoteLook {
  return async (by, look) => {
    await staffWrite(by, async (tx, now) => {
      const since = now.subtract({ minutes: LOOK_MINUTES })
      const isAnother = await looks.begin(tx, { ...look, by, now, since })
      return { value: null, audited: isAnother ? { ...look, before: null, after: null } : null }
    })
  }
}
