import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { UserReply } from '../account.contract.ts'
import { accountGone } from '../account-gone.ts'
import { toUser } from '../user-reply.ts'
import { findUser, updateUser, type ProfileChange } from '../user.store.ts'
import type { User } from '../user.ts'
import type * as operations from './profile-operations.contract.ts'

type Profile = Result<{ user: UserReply }, typeof accountGone>

/** Reads the caller's account. */
export async function readProfile(
  { db }: Pick<App, 'db'>,
  { userId }: Call<typeof operations.readProfile>,
): Promise<Profile> {
  return profileOf(await findUser(db, userId))
}

/** Changes the language of mails to the caller. */
export async function updateLanguage(
  app: Pick<App, 'db'>,
  { userId, body }: Call<typeof operations.updateLanguage>,
): Promise<Profile> {
  return profileOf(await updateProfile(app, userId, { langId: body.lang_id }))
}

/** Updates an account and returns it. Null if it no longer exists. */
export async function updateProfile(
  { db }: Pick<App, 'db'>,
  userId: string,
  change: ProfileChange,
): Promise<User | null> {
  await updateUser(db, userId, change)
  return findUser(db, userId)
}

function profileOf(user: User | null): Profile {
  return user ? ok({ user: toUser(user) }) : fail(accountGone)
}
