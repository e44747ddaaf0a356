import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { startSession, type SessionApp } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import { findChallengeOwner, takeChallenge, consumeChallenge, type Challenge } from './challenge.store.ts'
import { checkPasskey } from './check-passkey.service.ts'
import type { ShownPasskeyAnswer } from './passkey.contract.ts'
import { verifyByCode, type EnteredCredential } from './verify-by-code.service.ts'
import { notifyOwner } from './notify-owner.service.ts'
import { failures, tooManyTries, type SecondSignInFailure } from './second-step-failure.ts'
import { TRIES_A_CHALLENGE } from './second-step.ts'
import { recordCorrectCode, startCodeAttempt } from './code-attempts.service.ts'
import { findUser, lockPassword } from '../user.store.ts'

export type SecondCredential = EnteredCredential | { passkey: ShownPasskeyAnswer }

export type SecondStepAnswer = {
  challenge: string
  credential: SecondCredential
  before: Traveller | null
  origin: Origin
}

type SignInApp = SessionApp &
  Pick<App, 'db' | 'log' | 'passkeys' | 'codeSealer' | 'productName' | 'publicUrl'>

/** Completes a sign-in by the second step, after a correct password. */
export async function finishSignIn(
  app: SignInApp,
  { challenge, credential, before, origin }: SecondStepAnswer,
): Promise<Result<IssuedToken & { user: User; remember: boolean }, SecondSignInFailure>> {
  const { db } = app
  const now = app.clock.now()
  const key = { challenge, purpose: 'second_step', now } as const
  const userId = await findChallengeOwner(db, key)
  const user = userId === null ? null : await findUser(db, userId)
  if (!user) return fail(failures.challengeOver)
  if (user.blocked) return fail(failures.blocked)
  const seconds = await startCodeAttempt(app, origin, user.id)
  if (seconds > 0) return fail(tooManyTries(seconds))
  const taken = await takeChallenge(db, key)
  if (!taken) return fail(failures.challengeOver)
  const verify = await verifierOf(app, credential, taken)

  const finished = await db.transaction().execute(async (tx) => {
    // A password change ends pending sign-ins and existing sessions, and must miss neither.
    if (!(await lockPassword(tx, user.id, user.passwordHash))) return fail(failures.challengeOver)
    const rejected = await verify(tx)
    if (rejected?.code === 'codes_unreadable') return fail(rejected)
    if (rejected) {
      await writeSecurityEvent(tx, { userId: user.id, kind: 'second_step_failed', now, origin })
      if (taken.tries === TRIES_A_CHALLENGE)
        await queueAccountMail(app, tx, 'second_step_failed', user, { page: '/forgot-password' })
      return fail(rejected)
    }
    if (!(await consumeChallenge(tx, challenge))) return fail(failures.challengeOver)
    if ('recoveryCode' in credential)
      await notifyOwner(app, tx, { user, notification: 'recovery_code_used', origin })
    await writeSecurityEvent(tx, { userId: user.id, kind: 'signed_in', now, origin })
    const { remember } = taken
    const session = { userId: user.id, remember, before, secondStep: true, origin }
    return ok({ ...(await startSession(app, tx, session)), user, remember })
  })
  if (finished.ok) await recordCorrectCode(app, origin, user.id)
  return finished
}

/** Returns a function that checks a credential and uses it up in a transaction. Its value is the error, or null. */
async function verifierOf(
  app: SignInApp,
  credential: SecondCredential,
  { userId, passkeyChallenge }: Challenge,
) {
  if (!('passkey' in credential))
    return (tx: Db) => verifyByCode(app, tx, { userId: userId ?? '', credential, now: app.clock.now() })
  const verified = passkeyChallenge && (await checkPasskey(app, credential.passkey, passkeyChallenge))
  if (!verified || verified.userId !== userId) return async () => failures.passkeyRejected
  return async (tx: Db) => ((await verified.use(tx, app.clock.now())) ? null : failures.passkeyRejected)
}
