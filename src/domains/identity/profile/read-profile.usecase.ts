import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { toProfileReply } from './profile-reply.service.ts'
import type * as operations from './trip-profile-operations.contract.ts'
import { findProfile, listProfiles } from './trip-profile.store.ts'
import { toUserContentReply } from './user-content.ts'

const profileGone = fail({ code: 'token_expired' } as const)

/** Reads the signed-in profile. */
export async function readTripProfile(
  app: Pick<App, 'db' | 'walletOf'>,
  { caller }: Call<typeof operations.readTripProfile>,
) {
  const profile = await findProfile(app.db, caller.profileId)
  return profile ? ok(await toProfileReply(app, profile)) : profileGone
}

/** Lists all profiles of the signed-in person. */
export async function listTripProfiles(
  app: Pick<App, 'db' | 'walletOf'>,
  { caller }: Call<typeof operations.listTripProfiles>,
) {
  const profiles = await listProfiles(app.db, caller.personId)
  const items = await Promise.all(
    profiles.map(async (profile) => ({
      ...(await toProfileReply(app, profile)),
      current: profile.id === caller.profileId,
    })),
  )
  return { items }
}

/** Reads the details of the signed-in person. */
export async function readUserContent(
  { db }: Pick<App, 'db'>,
  { caller }: Call<typeof operations.readUserContent>,
) {
  const profile = await findProfile(db, caller.profileId)
  return profile ? ok(toUserContentReply(profile)) : profileGone
}
