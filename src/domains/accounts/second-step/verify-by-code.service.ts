import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { countSecurityEvents } from '../security-event.store.ts'
import { findCodeSecret, takeCodeStep } from './code-secret.store.ts'
import { stepOfCode } from './one-time-code.ts'
import { consumeRecoveryCode } from './recovery-code.store.ts'
import { failures, wrongCode } from './second-step-failure.ts'
import { WRONG_CODES_A_DAY } from './second-step.ts'

/** A credential that the user enters: a code of an authenticator app, or a recovery code. */
export type EnteredCredential = { code: string } | { recoveryCode: string }

/**
 * Uses a correct code up; otherwise returns the error. A code that was used before is wrong, and none can be checked if
 * its secret was encrypted with another `APP_SECRET`.
 */
export async function verifyByCode(
  { codeSealer, log }: Pick<App, 'codeSealer' | 'log'>,
  tx: Db,
  { userId, credential, now }: { userId: string; credential: EnteredCredential; now: Temporal.Instant },
) {
  if ('recoveryCode' in credential)
    return (await consumeRecoveryCode(tx, userId, credential.recoveryCode))
      ? null
      : wrongCode('recovery_code')
  const wrong = wrongCode('code')
  const secret = await findCodeSecret(tx, userId)
  if (!secret?.confirmedAt) return wrong
  const yesterday = now.subtract({ hours: 24 })
  const failed = await countSecurityEvents(tx, userId, 'second_step_failed', yesterday)
  if (failed >= WRONG_CODES_A_DAY) return wrong
  const opened = codeSealer.open(secret.sealed, userId)
  if (opened === null) {
    log.error({ userId }, 'a secret of one-time codes does not open: was APP_SECRET changed?')
    return failures.codesUnreadable
  }
  const step = stepOfCode(opened, credential.code, now)
  return step !== null && (await takeCodeStep(tx, userId, step)) ? null : wrong
}
