import type { Db } from '#platform/db/database.ts'
import type { Sealer } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import type { CountSecurityEvents } from '../security-event.store.ts'
import type { CodeSecretStore } from './code-secret.store.ts'
import { stepOfCode } from './one-time-code.ts'
import type { RecoveryCodeStore } from './recovery-code.store.ts'
import { failures } from './second-step-failure.ts'
import { WRONG_CODES_A_DAY } from './second-step.ts'

/** A credential that the user enters: a code of an authenticator app, or a recovery code. */
export type TypedProof = { code: string } | { recoveryCode: string }

/**
 * Uses a correct code up; otherwise returns the error. A code that was used before is wrong, and none can be checked if
 * its secret was encrypted with another `APP_SECRET`.
 */
export type ProveByCode = (
  tx: Db,
  request: { userId: string; proof: TypedProof; now: Temporal.Instant },
) => Promise<CodeFault | null>

export type CodeFault = typeof failures.wrongCode | typeof failures.codesUnreadable

type Needs = {
  codeSecrets: CodeSecretStore
  recoveryCodes: RecoveryCodeStore
  countSecurityEvents: CountSecurityEvents
  sealer: Sealer
  sha256: (text: string) => Buffer
  log: Log
}

export function proveByCode(needs: Needs): ProveByCode {
  const { codeSecrets, recoveryCodes, countSecurityEvents, sealer, sha256, log } = needs
  return async (tx, { userId, proof, now }) => {
    const { wrongCode } = failures
    if ('recoveryCode' in proof)
      return (await recoveryCodes.use(tx, userId, sha256(proof.recoveryCode))) ? null : wrongCode
    const secret = await codeSecrets.find(tx, userId)
    if (!secret?.confirmedAt) return wrongCode
    const yesterday = now.subtract({ hours: 24 })
    const wrong = await countSecurityEvents(tx, userId, 'second_step_failed', yesterday)
    if (wrong >= WRONG_CODES_A_DAY) return wrongCode
    const opened = sealer.open(secret.sealed, userId)
    if (opened === null) {
      log.error({ userId }, 'a secret of one-time codes does not open: was APP_SECRET changed?')
      return failures.codesUnreadable
    }
    const step = stepOfCode(opened, proof.code, now)
    return step !== null && (await codeSecrets.takeStep(tx, userId, step)) ? null : wrongCode
  }
}
