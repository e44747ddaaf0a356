import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { setSessionProfile } from '../sessions/trip-session.store.ts'
import { writeTripAudit } from '../trip-audit.store.ts'
import type { TripCaller } from '../trip-caller.ts'
import { toProfileReply } from './profile-reply.service.ts'
import type * as operations from './trip-profile-operations.contract.ts'
import type { TripProfile } from './trip-profile.ts'
import { listProfiles } from './trip-profile.store.ts'

/** Continues a session in another of its person's profiles. Selecting the current one changes nothing. */
export async function switchProfile(
  app: Pick<App, 'db' | 'clock' | 'walletOf'>,
  { caller, body }: Call<typeof operations.switchProfile>,
) {
  const selected = await selectProfile(app, caller, body.profile_id)
  return selected.ok ? ok(await toProfileReply(app, selected.value)) : selected
}

type Selection = Result<TripProfile, { code: 'profile_not_found'; detail: string }>

function selectProfile(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  caller: TripCaller,
  profileId: string,
): Promise<Selection> {
  return db.transaction().execute(async (tx): Promise<Selection> => {
    const profiles = await listProfiles(tx, caller.personId)
    const selected = profiles.find(({ id }) => id === profileId)
    if (!selected) return fail({ code: 'profile_not_found', detail: 'You have no such profile' })
    if (selected.id === caller.profileId) return ok(selected)
    await setSessionProfile(tx, caller.sessionId, selected.id)
    await writeTripAudit(tx, {
      by: caller,
      action: 'switch_profile',
      subject: { kind: 'session', id: caller.sessionId },
      before: { profile_id: caller.profileId },
      after: { profile_id: selected.id },
      now: clock.now(),
    })
    return ok(selected)
  })
}
