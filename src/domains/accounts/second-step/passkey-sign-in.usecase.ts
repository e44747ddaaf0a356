import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { startSession, type SessionApp } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import { insertChallenge, takeChallenge, consumeChallenge } from './challenge.store.ts'
import { checkPasskey } from './check-passkey.service.ts'
import type { ShownPasskeyAnswer } from './passkey.contract.ts'
import { failures, type SecondSignInFailure } from './second-step-failure.ts'
import { CHALLENGE_MINUTES } from './second-step.ts'
import { findUser, lockPassword } from '../user.store.ts'

export type ShownPasskey = {
  challenge: string
  passkey: ShownPasskeyAnswer
  remember: boolean
  before: Traveller | null
  origin: Origin
}

/** Starts a sign-in with a passkey alone. */
export async function startPasskeySignIn({ db, clock, passkeys }: Pick<App, 'db' | 'clock' | 'passkeys'>) {
  const options = await passkeys.toShow([])
  const challenge = await insertChallenge(db, {
    purpose: 'passkey_sign_in',
    userId: null,
    passkeyChallenge: options.challenge,
    remember: false,
    expiresAt: clock.now().add({ minutes: CHALLENGE_MINUTES }),
  })
  return { challenge, options }
}

/** Signs in with a passkey: it identifies the user, and its device has verified them (fingerprint or PIN). */
export async function signInWithPasskey(
  app: SessionApp & Pick<App, 'db' | 'passkeys'>,
  { challenge, passkey, remember, before, origin }: ShownPasskey,
): Promise<Result<IssuedToken & { user: User }, SecondSignInFailure>> {
  const { db } = app
  const now = app.clock.now()
  const taken = await takeChallenge(db, { challenge, purpose: 'passkey_sign_in', now })
  if (!taken?.passkeyChallenge) return fail(failures.challengeOver)
  const verified = await checkPasskey(app, passkey, taken.passkeyChallenge)
  const user = verified && (await findUser(db, verified.userId))
  if (!user) return fail(failures.passkeyRejected)
  if (user.blocked) return fail(failures.blocked)
  return db.transaction().execute(async (tx) => {
    if (!(await lockPassword(tx, user.id, user.passwordHash))) return fail(failures.challengeOver)
    if (!(await consumeChallenge(tx, challenge))) return fail(failures.challengeOver)
    if (!(await verified.use(tx, now))) return fail(failures.passkeyRejected)
    const detail = { with: 'passkey' }
    await writeSecurityEvent(tx, { userId: user.id, kind: 'signed_in', now, origin, detail })
    const session = await startSession(app, tx, {
      userId: user.id,
      remember,
      before,
      secondStep: true,
      origin,
    })
    return ok({ ...session, user })
  })
}
