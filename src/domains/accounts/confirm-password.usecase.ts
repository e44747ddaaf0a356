import { fail, ok, type Result } from '#kernel/result.ts'
import type { PasswordHashes } from './password-hash.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'
import type { Origin } from './token.ts'
import type { User } from './user.ts'

export type PasswordUnconfirmed =
  | { code: 'wrong_password'; detail: string }
  /** Who only signs in through another service has none. */
  | { code: 'password_unset'; detail: string }
  | { code: 'too_many_attempts'; detail: string; seconds: number }

/** Whether whoever is signed in also knows the password; guesses count as those of a sign-in do. */
export type ConfirmPassword = (request: {
  user: Pick<User, 'email' | 'passwordHash'>
  password: string
  origin: Origin
}) => Promise<Result<null, PasswordUnconfirmed>>

type Needs = { passwords: PasswordHashes; attempts: SignInAttempts }

export function confirmPassword({ passwords, attempts }: Needs): ConfirmPassword {
  return async ({ user, password, origin }) => {
    if (user.passwordHash === null)
      return fail({
        code: 'password_unset',
        detail: 'This account has no password; choose one by mail first',
      })
    const seconds = attempts.take(origin.address, user.email)
    if (seconds > 0)
      return fail({ code: 'too_many_attempts', detail: `Try again in ${seconds} seconds`, seconds })
    if (!(await passwords.matches(password, user.passwordHash)))
      return fail({ code: 'wrong_password', detail: 'This is not your password' })
    attempts.succeeded(origin.address, user.email)
    return ok(null)
  }
}
