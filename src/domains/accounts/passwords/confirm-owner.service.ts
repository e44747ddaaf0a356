import { fail, ok, type Result } from '#kernel/result.ts'
import type { ConfirmPassword, PasswordUnconfirmed } from './confirm-password.usecase.ts'
import type { Origin } from '../sessions/token.ts'
import { accountGone } from '../account-gone.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'

export type OwnerUnconfirmed = PasswordUnconfirmed | typeof accountGone

/** A signed-in user who re-enters the password. */
export type Asking = { userId: string; password: string; origin: Origin }

/** Confirms the signed-in user's password, and returns the account. */
export type ConfirmOwner = (asking: Asking) => Promise<Result<User, OwnerUnconfirmed>>

declare module '#platform/app.ts' {
  interface App {
    confirmOwner: ConfirmOwner
  }
}

type Needs = { users: Pick<UserStore, 'find'>; confirmPassword: ConfirmPassword }

export function confirmOwner({ users, confirmPassword }: Needs): ConfirmOwner {
  return async ({ userId, password, origin }) => {
    const user = await users.find(userId)
    if (!user) return fail(accountGone)
    const confirmed = await confirmPassword({ user, password, origin })
    return confirmed.ok ? ok(user) : confirmed
  }
}
