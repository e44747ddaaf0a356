import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Sealer } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Asking, ConfirmOwner } from '../passwords/confirm-owner.service.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import type { TokenStore } from '../sessions/token.store.ts'
import type { UserStore } from '../user.store.ts'
import type { CodeSecretStore } from './code-secret.store.ts'
import type { IssueRecoveryCodes } from './issue-recovery-codes.service.ts'
import { codeAddress, newCodeSecret, stepOfCode } from './one-time-code.ts'
import type { PasskeyStore } from './passkey.store.ts'
import type { ProveByCode, TypedProof } from './prove-by-code.service.ts'
import type { RecoveryCodeStore } from './recovery-code.store.ts'
import { failures, tooManyTries, type SecondStepFailure } from './second-step-failure.ts'
import type { NotifyOwner } from './notify-owner.service.ts'
import type { WrongCodes } from './wrong-codes.ts'

/** Time limit for the first code of a secret. */
const FIRST_CODE_WITHIN = { minutes: 30 }

/** One-time codes of an authenticator app: enabled with the password and a first code, and disabled again. */
export type OneTimeCodes = {
  begin(asking: Asking): Promise<Result<{ secret: string; address: string }, SecondStepFailure>>
  /**
   * Returns recovery codes, unless there are some already. Afterwards the caller's token counts as having passed the
   * second step.
   */
  confirm(request: {
    userId: string
    tokenHash: Buffer
    code: string
    origin: Origin
  }): Promise<Result<{ recoveryCodes: string[] | null }, SecondStepFailure>>
  end(asking: Asking & { proof: TypedProof }): Promise<Result<null, SecondStepFailure>>
}

type Needs = {
  db: Db
  users: UserStore
  tokens: Pick<TokenStore, 'passSecondStep' | 'forgetSecondStep'>
  confirmOwner: ConfirmOwner
  codeSecrets: CodeSecretStore
  recoveryCodes: RecoveryCodeStore
  passkeyStore: PasskeyStore
  proveByCode: ProveByCode
  issueRecoveryCodes: IssueRecoveryCodes
  wrongCodes: WrongCodes
  notifyOwner: NotifyOwner
  writeSecurityEvent: WriteSecurityEvent
  sealer: Sealer
  productName: string
  clock: Clock
}

export function oneTimeCodes(needs: Needs): OneTimeCodes {
  const { db, users, tokens, codeSecrets, recoveryCodes, wrongCodes, notifyOwner, sealer, clock } = needs
  return {
    async begin({ userId, password, origin }) {
      const owner = await needs.confirmOwner({ userId, password, origin })
      if (!owner.ok) return owner
      const secret = newCodeSecret()
      const now = clock.now()
      if (!(await codeSecrets.propose(userId, sealer.seal(secret, userId), now)))
        return fail(failures.codesOn)
      const { email } = owner.value
      return ok({ secret, address: codeAddress(secret, { product: needs.productName, email }) })
    },

    async confirm({ userId, tokenHash, code, origin }) {
      const user = await users.find(userId)
      if (!user) return fail(failures.gone)
      const now = clock.now()
      const proposed = await codeSecrets.find(db, userId)
      if (proposed?.confirmedAt) return fail(failures.codesOn)
      if (!proposed || Temporal.Instant.compare(proposed.createdAt.add(FIRST_CODE_WITHIN), now) <= 0)
        return fail(failures.codesNotBegun)
      const seconds = await wrongCodes.take(origin, userId)
      if (seconds > 0) return fail(tooManyTries(seconds))
      const secret = sealer.open(proposed.sealed, userId)
      if (secret === null) return fail(failures.codesNotBegun)
      const step = stepOfCode(secret, code, now)
      if (step === null) return fail(failures.wrongCode)
      await wrongCodes.succeeded(origin, userId)
      return db.transaction().execute(async (tx) => {
        const { sealed } = proposed
        if (!(await users.holdPassword(tx, userId, user.passwordHash))) return fail(failures.codesNotBegun)
        if (!(await codeSecrets.confirm(tx, { userId, sealed, step, now })))
          return fail(failures.codesNotBegun)
        await tokens.passSecondStep(tx, tokenHash, now)
        const none = (await recoveryCodes.left(tx, userId)) === 0
        await notifyOwner(tx, user, 'codes_on', origin)
        return ok({ recoveryCodes: none ? await needs.issueRecoveryCodes(tx, userId) : null })
      })
    },

    async end({ userId, password, proof, origin }) {
      const owner = await needs.confirmOwner({ userId, password, origin })
      if (!owner.ok) return owner
      const seconds = await wrongCodes.take(origin, userId)
      if (seconds > 0) return fail(tooManyTries(seconds))
      const lastOne = (await needs.passkeyStore.listOf(userId)).length === 0
      const ended = await db.transaction().execute(async (tx) => {
        if (!(await codeSecrets.find(tx, userId))?.confirmedAt) return fail(failures.codesOff)
        const now = clock.now()
        const fault = await needs.proveByCode(tx, { userId, proof, now })
        if (fault?.code === 'wrong_code') {
          await needs.writeSecurityEvent(tx, { userId, kind: 'second_step_failed', now, origin })
        }
        if (fault) return fail(fault)
        await codeSecrets.remove(tx, userId)
        if (lastOne) {
          await recoveryCodes.remove(tx, userId)
          await tokens.forgetSecondStep(tx, userId)
        }
        await notifyOwner(tx, owner.value, 'codes_off', origin)
        return ok(null)
      })
      if (ended.ok) await wrongCodes.succeeded(origin, userId)
      return ended
    },
  }
}
