import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Passkeys } from '#platform/passkeys.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { StartSession } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'
import type { PasskeyOptions } from './ask-second-step.service.ts'
import type { ChallengeStore } from './challenge.store.ts'
import type { CheckPasskey } from './check-passkey.service.ts'
import type { ShownPasskeyAnswer } from './passkey.contract.ts'
import { failures, type SecondSignInFailure } from './second-step-failure.ts'
import { CHALLENGE_MINUTES } from './second-step.ts'

/** Sign-in with a passkey alone: it identifies the user, and its device has verified them (fingerprint or PIN). */
export type PasskeySignIn = {
  begin(): Promise<{ challenge: string; options: PasskeyOptions }>
  finish(request: {
    challenge: string
    passkey: ShownPasskeyAnswer
    remember: boolean
    before: Traveller | null
    origin: Origin
  }): Promise<Result<IssuedToken & { user: User }, SecondSignInFailure>>
}

type Needs = {
  db: Db
  users: UserStore
  challenges: ChallengeStore
  passkeys: Passkeys
  checkPasskey: CheckPasskey
  startSession: StartSession
  writeSecurityEvent: WriteSecurityEvent
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

export function passkeySignIn(needs: Needs): PasskeySignIn {
  const { db, users, challenges, passkeys, sha256, clock } = needs
  return {
    async begin() {
      const options = await passkeys.toShow([])
      const challenge = needs.newToken()
      await challenges.insert({
        hash: sha256(challenge),
        purpose: 'passkey_sign_in',
        userId: null,
        passkeyChallenge: options.challenge,
        remember: false,
        expiresAt: clock.now().add({ minutes: CHALLENGE_MINUTES }),
      })
      return { challenge, options }
    },

    async finish({ challenge, passkey, remember, before, origin }) {
      const now = clock.now()
      const hash = sha256(challenge)
      const taken = await challenges.take({ hash, purpose: 'passkey_sign_in', now })
      if (!taken?.passkeyChallenge) return fail(failures.challengeOver)
      const proved = await needs.checkPasskey(passkey, taken.passkeyChallenge)
      const user = proved && (await users.find(proved.userId))
      if (!user) return fail(failures.passkeyRefused)
      if (user.blocked) return fail(failures.blocked)
      return db.transaction().execute(async (tx) => {
        if (!(await users.holdPassword(tx, user.id, user.passwordHash))) return fail(failures.challengeOver)
        if (!(await challenges.use(tx, hash))) return fail(failures.challengeOver)
        if (!(await proved.use(tx, now))) return fail(failures.passkeyRefused)
        const detail = { with: 'passkey' }
        await needs.writeSecurityEvent(tx, { userId: user.id, kind: 'signed_in', now, origin, detail })
        const session = await needs.startSession(tx, {
          userId: user.id,
          remember,
          before,
          secondStep: true,
          origin,
        })
        return ok({ ...session, user })
      })
    },
  }
}
