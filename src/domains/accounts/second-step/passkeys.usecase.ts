import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Passkeys } from '#platform/passkeys.ts'
import type { Asking, ConfirmOwner } from '../passwords/confirm-owner.service.ts'
import type { Origin } from '../sessions/token.ts'
import type { TokenStore } from '../sessions/token.store.ts'
import type { UserStore } from '../user.store.ts'
import type { ChallengeStore } from './challenge.store.ts'
import type { CodeSecretStore } from './code-secret.store.ts'
import type { IssueRecoveryCodes } from './issue-recovery-codes.service.ts'
import type { PasskeyStore } from './passkey.store.ts'
import type { RecoveryCodeStore } from './recovery-code.store.ts'
import { failures, type SecondStepFailure } from './second-step-failure.ts'
import { CHALLENGE_MINUTES, MAX_PASSKEYS } from './second-step.ts'
import type { NotifyOwner } from './notify-owner.service.ts'

type NewPasskeyOptions = Awaited<ReturnType<Passkeys['toMake']>>
type MadePasskey = Parameters<Passkeys['made']>[0]

/** Passkeys of an account: adding and removing one, with the password. */
export type AccountPasskeys = {
  begin(asking: Asking): Promise<Result<{ challenge: string; options: NewPasskeyOptions }, SecondStepFailure>>
  /**
   * Returns recovery codes, unless there are some already. Afterwards the caller's token counts as having passed the
   * second step.
   */
  add(request: {
    userId: string
    tokenHash: Buffer
    challenge: string
    name: string
    made: MadePasskey
    origin: Origin
  }): Promise<Result<{ recoveryCodes: string[] | null }, SecondStepFailure>>
  remove(asking: Asking & { id: string }): Promise<Result<null, SecondStepFailure>>
}

type Needs = {
  db: Db
  users: UserStore
  tokens: Pick<TokenStore, 'passSecondStep' | 'forgetSecondStep'>
  confirmOwner: ConfirmOwner
  codeSecrets: CodeSecretStore
  recoveryCodes: RecoveryCodeStore
  passkeyStore: PasskeyStore
  challenges: ChallengeStore
  passkeys: Passkeys
  issueRecoveryCodes: IssueRecoveryCodes
  notifyOwner: NotifyOwner
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

export function accountPasskeys(needs: Needs): AccountPasskeys {
  const { db, users, tokens, recoveryCodes, passkeyStore, challenges, passkeys, sha256, clock } = needs
  const { notifyOwner } = needs
  return {
    async begin({ userId, password, origin }) {
      const owner = await needs.confirmOwner({ userId, password, origin })
      if (!owner.ok) return owner
      const kept = await passkeyStore.listOf(userId)
      if (kept.length >= MAX_PASSKEYS) return fail(failures.tooManyPasskeys)
      const { email, firstName, lastName } = owner.value
      const name = `${firstName} ${lastName}`.trim()
      const options = await passkeys.toMake({ id: userId, email, name }, kept)
      const challenge = needs.newToken()
      await challenges.insert({
        hash: sha256(challenge),
        purpose: 'new_passkey',
        userId,
        passkeyChallenge: options.challenge,
        remember: false,
        expiresAt: clock.now().add({ minutes: CHALLENGE_MINUTES }),
      })
      return ok({ challenge, options })
    },

    async add({ userId, tokenHash, challenge, name, made, origin }) {
      const user = await users.find(userId)
      if (!user) return fail(failures.gone)
      const now = clock.now()
      const hash = sha256(challenge)
      const taken = await challenges.take({ hash, purpose: 'new_passkey', now })
      if (!taken?.passkeyChallenge || taken.userId !== userId) return fail(failures.challengeOver)
      const passkey = await passkeys.made(made, taken.passkeyChallenge)
      if (!passkey) return fail(failures.passkeyRefused)
      return db.transaction().execute(async (tx) => {
        if (!(await users.holdPassword(tx, userId, user.passwordHash))) return fail(failures.challengeOver)
        if (!(await challenges.use(tx, hash))) return fail(failures.challengeOver)
        if (!(await passkeyStore.insert(tx, { id: newId(), userId, name, ...passkey }, now)))
          return fail(failures.passkeyKnown)
        await tokens.passSecondStep(tx, tokenHash, now)
        const none = (await recoveryCodes.left(tx, userId)) === 0
        await notifyOwner(tx, user, 'passkey_added', origin)
        return ok({ recoveryCodes: none ? await needs.issueRecoveryCodes(tx, userId) : null })
      })
    },

    async remove({ userId, id, password, origin }) {
      const owner = await needs.confirmOwner({ userId, password, origin })
      if (!owner.ok) return owner
      const others = (await passkeyStore.listOf(userId)).filter((passkey) => passkey.id !== id)
      return db.transaction().execute(async (tx) => {
        if (!(await passkeyStore.remove(tx, userId, id))) return fail(failures.passkeyNotFound)
        const codes = (await needs.codeSecrets.find(tx, userId))?.confirmedAt
        if (!codes && others.length === 0) {
          await recoveryCodes.remove(tx, userId)
          await tokens.forgetSecondStep(tx, userId)
        }
        await notifyOwner(tx, owner.value, 'passkey_removed', origin)
        return ok(null)
      })
    },
  }
}
