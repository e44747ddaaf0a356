import { langIdOf } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { writeTripAudit } from '../trip-audit.store.ts'
import { updatePerson } from '../trip-person.store.ts'
import type * as operations from './trip-profile-operations.contract.ts'
import { findProfile } from './trip-profile.store.ts'
import { toUserContentReply } from './user-content.ts'

/** Changes a person's own details. Absent fields stay unchanged. */
export async function changeUserContent(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { caller, body: { name, pic, language } }: Call<typeof operations.changeUserContent>,
) {
  const profile = await db.transaction().execute(async (tx) => {
    const change = {
      ...(name !== undefined && { name }),
      ...(pic !== undefined && { pic }),
      ...(language !== undefined && { lang_id: langIdOf(language) }),
    }
    await updatePerson(tx, caller.personId, change)
    await writeTripAudit(tx, {
      by: caller,
      action: 'update_user_content',
      subject: { kind: 'person', id: caller.personId },
      after: { fields: Object.keys(change) },
      now: clock.now(),
    })
    return findProfile(tx, caller.profileId)
  })
  return profile ? ok(toUserContentReply(profile)) : fail({ code: 'token_expired' } as const)
}
