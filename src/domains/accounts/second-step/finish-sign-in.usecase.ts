import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellAccount } from '../account-news.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { StartSession } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'
import type { Challenge, ChallengeStore } from './challenge.store.ts'
import type { CheckPasskey } from './check-passkey.service.ts'
import type { ShownPasskeyAnswer } from './passkey.contract.ts'
import type { ProveByCode, TypedProof } from './prove-by-code.service.ts'
import { failures, tooManyTries, type SecondSignInFailure } from './second-step-failure.ts'
import { TRIES_A_CHALLENGE } from './second-step.ts'
import type { NotifyOwner } from './notify-owner.service.ts'
import type { WrongCodes } from './wrong-codes.ts'

export type SecondProof = TypedProof | { passkey: ShownPasskeyAnswer }

export type SignedInWithBoth = IssuedToken & { user: User; remember: boolean }

export type FinishSignIn = (request: {
  challenge: string
  proof: SecondProof
  before: Traveller | null
  origin: Origin
}) => Promise<Result<SignedInWithBoth, SecondSignInFailure>>

type Needs = {
  db: Db
  users: UserStore
  challenges: ChallengeStore
  proveByCode: ProveByCode
  checkPasskey: CheckPasskey
  wrongCodes: WrongCodes
  startSession: StartSession
  tellAccount: TellAccount
  notifyOwner: NotifyOwner
  writeSecurityEvent: WriteSecurityEvent
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Completes a sign-in by the second step, after a correct password. */
export function finishSignIn(needs: Needs): FinishSignIn {
  const { db, users, challenges, wrongCodes, sha256, clock } = needs

  /** Returns a function that checks a credential and uses it up in a transaction. Its value is the error, or null. */
  async function prover(proof: SecondProof, { userId, passkeyChallenge }: Challenge) {
    if (!('passkey' in proof))
      return (tx: Db) => needs.proveByCode(tx, { userId: userId ?? '', proof, now: clock.now() })
    const proved = passkeyChallenge && (await needs.checkPasskey(proof.passkey, passkeyChallenge))
    if (!proved || proved.userId !== userId) return async () => failures.passkeyRefused
    return async (tx: Db) => ((await proved.use(tx, clock.now())) ? null : failures.passkeyRefused)
  }

  return async ({ challenge, proof, before, origin }) => {
    const now = clock.now()
    const named = { hash: sha256(challenge), purpose: 'second_step', now } as const
    const userId = await challenges.ownerOf(named)
    const user = userId === null ? null : await users.find(userId)
    if (!user) return fail(failures.challengeOver)
    if (user.blocked) return fail(failures.blocked)
    const seconds = await wrongCodes.take(origin, user.id)
    if (seconds > 0) return fail(tooManyTries(seconds))
    const taken = await challenges.take(named)
    if (!taken) return fail(failures.challengeOver)
    const proves = await prover(proof, taken)

    const finished = await db.transaction().execute(async (tx) => {
      // A password change ends pending sign-ins and existing sessions, and must miss neither.
      if (!(await users.holdPassword(tx, user.id, user.passwordHash))) return fail(failures.challengeOver)
      const fault = await proves(tx)
      if (fault?.code === 'codes_unreadable') return fail(fault)
      if (fault) {
        await needs.writeSecurityEvent(tx, { userId: user.id, kind: 'second_step_failed', now, origin })
        if (taken.tries === TRIES_A_CHALLENGE)
          await needs.tellAccount(tx, 'second_step_failed', user, { page: '/forgot-password' })
        return fail(fault)
      }
      if (!(await challenges.use(tx, named.hash))) return fail(failures.challengeOver)
      if ('recoveryCode' in proof) await needs.notifyOwner(tx, user, 'recovery_code_used', origin)
      await needs.writeSecurityEvent(tx, { userId: user.id, kind: 'signed_in', now, origin })
      const { remember } = taken
      return ok({
        ...(await needs.startSession(tx, { userId: user.id, remember, before, secondStep: true, origin })),
        user,
        remember,
      })
    })
    if (finished.ok) await wrongCodes.succeeded(origin, user.id)
    return finished
  }
}
