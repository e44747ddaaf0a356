import { emailKey } from '#kernel/email-address.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { accountBlocked, type AccountBlocked } from '../account-blocked.ts'
import { recordSuccess, startAttempt } from '../passwords/sign-in-attempts.usecase.ts'
import {
  startSecondStep,
  type SecondStepApp,
  type SecondStepChallenge,
} from '../second-step/start-second-step.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { startSession, type SessionApp } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import { findUsersAtAddress, lockPassword } from '../user.store.ts'

export type SignInFailure =
  /** The same response whether or not the account exists. */
  | { code: 'wrong_credentials'; detail: string }
  | { code: 'too_many_attempts'; detail: string; seconds: number }
  | AccountBlocked
  | SecondStepRequired

/** The password was correct; the account's second step is required before there is a session. */
export type SecondStepRequired = {
  code: 'second_step_required'
  detail: string
  secondStep: SecondStepChallenge
}

export type SignInRequest = {
  email: string
  password: string
  remember: boolean
  before: Traveller | null
  origin: Origin
}

/** The parts of the app that sign in. */
export type SignInApp = SecondStepApp & SessionApp

const wrongCredentials = {
  code: 'wrong_credentials',
  detail: 'The e-mail or the password is not right',
} as const

/**
 * Signs in with email and password. A user who claims an address verified by another gets into the account they opened,
 * as with an unknown address: otherwise their own password would disclose that it is registered. Of several claims the
 * first and the newest are admitted, so that registering an address again does not lock out an earlier claimant.
 */
export async function signIn(
  app: SignInApp & Pick<App, 'passwords'>,
  { password, remember, before, origin, ...request }: SignInRequest,
): Promise<Result<IssuedToken & { user: User }, SignInFailure>> {
  const { db } = app
  const email = emailKey(request.email)
  const seconds = await startAttempt(app, origin.address, email)
  if (seconds > 0)
    return fail({ code: 'too_many_attempts', detail: `Try again in ${seconds} seconds`, seconds })
  const { owner, first, newest } = await findUsersAtAddress(db, email)
  const user = await findByPassword(app, password, [owner, first, newest])
  const now = app.clock.now()
  if (!user) {
    const userId = (owner ?? first)?.id ?? null
    await writeSecurityEvent(db, { userId, kind: 'sign_in_failed', now, origin })
    return fail(wrongCredentials)
  }
  await recordSuccess(app, origin.address, { email, isVerified: user.emailVerified })
  if (user.blocked) return fail(accountBlocked)
  const secondStep = await startSecondStep(app, { userId: user.id, remember })
  if (secondStep) return fail(secondStepRequired(secondStep))
  const session = await db.transaction().execute(async (tx) => {
    // A password change ends existing sessions, and must not miss this one.
    if (!(await lockPassword(tx, user.id, user.passwordHash))) return null
    await writeSecurityEvent(tx, { userId: user.id, kind: 'signed_in', now, origin })
    return startSession(app, tx, { userId: user.id, remember, before, origin })
  })
  return session ? ok({ ...session, user }) : fail(wrongCredentials)
}

/** Finds the account of a password. Compares all, whether or not they exist, so that it takes as long. */
async function findByPassword(
  { passwords }: Pick<App, 'passwords'>,
  password: string,
  accounts: readonly (User | null)[],
): Promise<User | null> {
  const matches = await Promise.all(
    accounts.map((account) => passwords.matches(password, account?.passwordHash ?? null)),
  )
  return accounts.find((account, at) => account && matches[at]) ?? null
}

export function secondStepRequired(secondStep: SecondStepChallenge): SecondStepRequired {
  return { code: 'second_step_required', detail: 'Show your second step to sign in', secondStep }
}
