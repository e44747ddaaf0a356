import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripSessionStore } from '../sessions/trip-session.store.ts'
import type { WriteTripAudit } from '../trip-audit.store.ts'
import type { TripCaller } from '../trip-caller.ts'
import type { TripProfile } from './trip-profile.ts'
import type { TripProfileStore } from './trip-profile.store.ts'

export type SwitchProfileFailure = { code: 'profile_not_found'; detail: string }

type Switched = Result<TripProfile, SwitchProfileFailure>

/** Continues a session in another of its person's profiles. Selecting the current one changes nothing. */
export type SwitchProfile = (caller: TripCaller, profileId: string) => Promise<Switched>

type Needs = {
  db: Db
  profiles: Pick<TripProfileStore, 'listOf'>
  sessions: Pick<TripSessionStore, 'switchProfile'>
  writeAudit: WriteTripAudit
  clock: Clock
}

export function switchProfile({ db, profiles, sessions, writeAudit, clock }: Needs): SwitchProfile {
  return (caller, profileId) =>
    db.transaction().execute(async (tx): Promise<Switched> => {
      const own = await profiles.listOf(tx, caller.personId)
      const chosen = own.find(({ id }) => id === profileId)
      if (!chosen) return fail({ code: 'profile_not_found', detail: 'You have no such profile' })
      if (chosen.id === caller.profileId) return ok(chosen)
      await sessions.switchProfile(tx, caller.sessionId, chosen.id)
      await writeAudit(tx, {
        by: caller,
        action: 'switch_profile',
        subject: { kind: 'session', id: caller.sessionId },
        before: { profile_id: caller.profileId },
        after: { profile_id: chosen.id },
        now: clock.now(),
      })
      return ok(chosen)
    })
}
