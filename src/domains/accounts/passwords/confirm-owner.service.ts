import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { accountGone } from '../account-gone.ts'
import type { Origin } from '../sessions/token.ts'
import type { User } from '../user.ts'
import { confirmPassword, type PasswordUnconfirmed } from './confirm-password.usecase.ts'
import { findUser } from '../user.store.ts'

export type OwnerUnconfirmed = PasswordUnconfirmed | typeof accountGone

/** A signed-in user who re-enters the password. */
export type OwnerPassword = { userId: string; password: string; origin: Origin }

/** The parts of the app that confirm the owner of an account. */
export type OwnerApp = Pick<App, 'db' | 'clock' | 'passwords'>

/** Confirms the signed-in user's password, and returns the account. */
export async function confirmOwner(
  app: OwnerApp,
  { userId, password, origin }: OwnerPassword,
): Promise<Result<User, OwnerUnconfirmed>> {
  const user = await findUser(app.db, userId)
  if (!user) return fail(accountGone)
  const confirmed = await confirmPassword(app, { user, password, origin })
  return confirmed.ok ? ok(user) : confirmed
}
