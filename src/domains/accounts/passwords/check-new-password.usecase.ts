import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { CheckBreaches } from './breached-passwords.ts'
import { commonPasswords } from './common-passwords.service.ts'
import { passwordFault, type PasswordFault, type Person } from './password-rules.ts'

export type PasswordRejection = {
  code: 'password_refused'
  detail: string
  reason: PasswordFault | 'breached'
}

declare module '#platform/app.ts' {
  interface App {
    /** If null, breaches are not checked. */
    checkBreaches: CheckBreaches | null
  }
}

/** The parts of the app that check a new password. */
export type NewPasswordApp = Pick<App, 'checkBreaches' | 'log'>

/**
 * Checks whether a user may choose a password. While the breach check is unavailable, only our own rules apply. May
 * take a second: never call it inside a transaction.
 */
export async function checkNewPassword(
  { checkBreaches, log }: NewPasswordApp,
  password: string,
  person: Person,
): Promise<Result<null, PasswordRejection>> {
  const fault = passwordFault(password, person, await commonPasswords())
  if (fault) return rejected(fault)
  // Normalised as at sign-in: the same characters from another keyboard are the same password.
  const breached = await checkBreaches?.(password.normalize('NFKC'))
  if (breached?.ok === false)
    log.warn(
      { failure: breached.failure },
      'breached passwords cannot be asked for; only the list of common ones holds',
    )
  return breached?.ok && breached.value ? rejected('breached') : ok(null)
}

const DETAILS = {
  too_common: 'This password is among those that are tried first; choose another',
  like_yourself: 'A password that is your name or e-mail is easily guessed; choose another',
  breached: 'This password has appeared in a data leak at another service; choose another',
} as const satisfies Record<PasswordRejection['reason'], string>

function rejected(reason: PasswordRejection['reason']) {
  return fail({ code: 'password_refused', detail: DETAILS[reason], reason } as const)
}
