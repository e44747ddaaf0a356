import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/crypto.ts'
import type { CountSecurityEvents } from '../security-event.store.ts'
import type { CodeSecretStore } from './code-secret.store.ts'
import { stepOfCode } from './one-time-code.ts'
import type { RecoveryCodeStore } from './recovery-code.store.ts'
import { WRONG_CODES_A_DAY } from './second-step.ts'

/** What is typed: a code of an authenticator app, or one of those that were printed. */
export type TypedProof = { code: string } | { recoveryCode: string }

/** Whether it is right, and uses it up. False also for a code that was taken before. */
export type ProveByCode = (
  tx: Db,
  request: { userId: string; proof: TypedProof; now: Temporal.Instant },
) => Promise<boolean>

type Needs = {
  codeSecrets: CodeSecretStore
  recoveryCodes: RecoveryCodeStore
  countSecurityEvents: CountSecurityEvents
  sealer: Sealer
  sha256: (text: string) => Buffer
}

export function proveByCode(needs: Needs): ProveByCode {
  const { codeSecrets, recoveryCodes, countSecurityEvents, sealer, sha256 } = needs
  return async (tx, { userId, proof, now }) => {
    if ('recoveryCode' in proof) return recoveryCodes.use(tx, userId, sha256(proof.recoveryCode))
    const secret = await codeSecrets.find(tx, userId)
    if (!secret?.confirmedAt) return false
    const yesterday = new Date(now.subtract({ hours: 24 }).epochMilliseconds)
    const wrong = await countSecurityEvents(tx, userId, 'second_step_failed', yesterday)
    if (wrong >= WRONG_CODES_A_DAY) return false
    const step = stepOfCode(sealer.open(secret.sealed, userId), proof.code, now)
    return step !== null && (await codeSecrets.takeStep(tx, userId, step))
  }
}
