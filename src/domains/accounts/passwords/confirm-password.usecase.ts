import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import type { User } from '../user.ts'
import { recordSuccess, startAttempt } from './sign-in-attempts.usecase.ts'

export type PasswordUnconfirmed =
  | typeof wrongPassword
  /** An account that only signs in through another service has no password. */
  | { code: 'password_unset'; detail: string }
  | { code: 'too_many_attempts'; detail: string; seconds: number }

/** Failure if a password is required but the account has none. */
export const passwordUnset = {
  code: 'password_unset',
  detail: 'This account has no password; choose one by mail first',
} as const

export const wrongPassword = {
  code: 'wrong_password',
  detail: 'This is not your password',
  faults: [{ path: 'password', code: 'wrong_password' }],
} as const

type EnteredPassword = {
  user: Pick<User, 'id' | 'email' | 'emailVerified' | 'passwordHash'>
  password: string
  origin: Origin
}

/** Checks the signed-in user's password. Wrong guesses count like those at sign-in. */
export async function confirmPassword(
  app: Pick<App, 'db' | 'clock' | 'passwords'>,
  { user, password, origin }: EnteredPassword,
): Promise<Result<null, PasswordUnconfirmed>> {
  if (user.passwordHash === null) return fail(passwordUnset)
  const seconds = await startAttempt(app, origin.address, user.email)
  if (seconds > 0)
    return fail({ code: 'too_many_attempts', detail: `Try again in ${seconds} seconds`, seconds })
  if (!(await app.passwords.matches(password, user.passwordHash))) {
    const now = app.clock.now()
    await writeSecurityEvent(app.db, { userId: user.id, kind: 'wrong_password', now, origin })
    return fail(wrongPassword)
  }
  await recordSuccess(app, origin.address, { email: user.email, isVerified: user.emailVerified })
  return ok(null)
}
