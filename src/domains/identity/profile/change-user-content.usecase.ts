import type { Clock } from '#kernel/clock.ts'
import { langIdOf, type Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripPersonStore } from '../trip-person.store.ts'
import type { WriteTripAudit } from '../trip-audit.store.ts'
import type { TripCaller } from '../trip-caller.ts'
import type { TripProfile } from './trip-profile.ts'
import type { TripProfileStore } from './trip-profile.store.ts'

/** Fields to change. Absent ones stay unchanged. */
export type UserContentChange = {
  name?: string | undefined
  pic?: string | null | undefined
  language?: Language | undefined
}

/** Changes a person's own details. Returns the new profile, or null if it is gone. */
export type ChangeUserContent = (caller: TripCaller, change: UserContentChange) => Promise<TripProfile | null>

type Needs = {
  db: Db
  people: Pick<TripPersonStore, 'change'>
  profiles: Pick<TripProfileStore, 'find'>
  writeAudit: WriteTripAudit
  clock: Clock
}

export function changeUserContent({ db, people, profiles, writeAudit, clock }: Needs): ChangeUserContent {
  return (caller, { name, pic, language }) =>
    db.transaction().execute(async (tx) => {
      const changed = {
        ...(name !== undefined && { name }),
        ...(pic !== undefined && { pic }),
        ...(language !== undefined && { lang_id: langIdOf(language) }),
      }
      await people.change(tx, caller.personId, changed)
      await writeAudit(tx, {
        by: caller,
        action: 'update_user_content',
        subject: { kind: 'person', id: caller.personId },
        after: { fields: Object.keys(changed) },
        now: clock.now(),
      })
      return profiles.find(tx, caller.profileId)
    })
}
