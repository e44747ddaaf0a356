import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { PasswordHashes } from './password-hash.service.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { SignInAttempts } from './sign-in-attempts.usecase.ts'
import type { Origin } from '../sessions/token.ts'
import type { User } from '../user.ts'

export type PasswordUnconfirmed =
  | typeof wrongPassword
  /** An account that only signs in through another service has no password. */
  | { code: 'password_unset'; detail: string }
  | { code: 'too_many_attempts'; detail: string; seconds: number }

/** Checks the signed-in user's password. Wrong guesses count like those at sign-in. */
export type ConfirmPassword = (request: {
  user: Pick<User, 'id' | 'email' | 'emailVerified' | 'passwordHash'>
  password: string
  origin: Origin
}) => Promise<Result<null, PasswordUnconfirmed>>

declare module '#platform/app.ts' {
  interface App {
    confirmPassword: ConfirmPassword
  }
}

type Needs = {
  db: Db
  passwords: PasswordHashes
  attempts: SignInAttempts
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

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

export function confirmPassword({
  db,
  passwords,
  attempts,
  writeSecurityEvent,
  clock,
}: Needs): ConfirmPassword {
  return async ({ user, password, origin }) => {
    if (user.passwordHash === null) return fail(passwordUnset)
    const seconds = await attempts.take(origin.address, user.email)
    if (seconds > 0)
      return fail({ code: 'too_many_attempts', detail: `Try again in ${seconds} seconds`, seconds })
    if (!(await passwords.matches(password, user.passwordHash))) {
      const now = clock.now()
      await writeSecurityEvent(db, { userId: user.id, kind: 'wrong_password', now, origin })
      return fail(wrongPassword)
    }
    await attempts.succeeded(origin.address, { email: user.email, isVerified: user.emailVerified })
    return ok(null)
  }
}
