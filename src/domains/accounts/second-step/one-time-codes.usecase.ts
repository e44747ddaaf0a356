import type { MailApp } from '#domains/outgoing/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { confirmOwner, type OwnerApp } from '../passwords/confirm-owner.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { clearSecondStep, passSecondStep } from '../sessions/token.store.ts'
import {
  confirmCodeSecret,
  findCodeSecret,
  proposeCodeSecret,
  removeCodeSecret,
} from './code-secret.store.ts'
import { notifyOwner } from './notify-owner.service.ts'
import { codeAddress, newCodeSecret, stepOfCode } from './one-time-code.ts'
import { listPasskeys } from './passkey.store.ts'
import { verifyByCode } from './verify-by-code.service.ts'
import { findSecondStep } from './read-second-step.usecase.ts'
import { countRecoveryCodes, issueRecoveryCodes, removeRecoveryCodes } from './recovery-code.store.ts'
import type * as operations from './second-step-operations.contract.ts'
import { failures, tooManyTries, wrongCode, type SecondStepFailure } from './second-step-failure.ts'
import { recordCorrectCode, startCodeAttempt } from './code-attempts.service.ts'
import { findUser, lockPassword } from '../user.store.ts'

/** Time limit for the first code of a secret. */
const FIRST_CODE_WITHIN = { minutes: 30 }

/** Creates the secret of an authenticator app, which takes effect with its first code. */
export async function startCodes(
  app: OwnerApp & Pick<App, 'codeSealer' | 'productName'>,
  { userId, origin, body: { password } }: Call<typeof operations.startCodes>,
): Promise<Result<{ secret: string; address: string }, SecondStepFailure>> {
  const owner = await confirmOwner(app, { userId, password, origin })
  if (!owner.ok) return owner
  const secret = newCodeSecret()
  const sealed = app.codeSealer.seal(secret, userId)
  if (!(await proposeCodeSecret(app.db, userId, sealed, app.clock.now()))) return fail(failures.codesOn)
  const { email } = owner.value
  return ok({ secret, address: codeAddress(secret, { product: app.productName, email }) })
}

/**
 * Turns codes on by a first one. Returns recovery codes, unless there are some already. Afterwards the caller's token
 * counts as having passed the second step.
 */
export async function confirmCodes(
  app: Pick<App, 'db' | 'clock' | 'codeSealer' | 'productName' | 'publicUrl'>,
  { userId, session, origin, body: { code } }: Call<typeof operations.confirmCodes>,
): Promise<Result<{ recovery_codes: string[] | null }, SecondStepFailure>> {
  const { db } = app
  const user = await findUser(db, userId)
  if (!user) return fail(failures.gone)
  const now = app.clock.now()
  const proposed = await findCodeSecret(db, userId)
  if (proposed?.confirmedAt) return fail(failures.codesOn)
  if (!proposed || Temporal.Instant.compare(proposed.createdAt.add(FIRST_CODE_WITHIN), now) <= 0)
    return fail(failures.codesNotStarted)
  const seconds = await startCodeAttempt(app, origin, userId)
  if (seconds > 0) return fail(tooManyTries(seconds))
  const { sealed } = proposed
  const secret = app.codeSealer.open(sealed, userId)
  if (secret === null) return fail(failures.codesNotStarted)
  const step = stepOfCode(secret, code, now)
  if (step === null) return fail(wrongCode('code'))
  await recordCorrectCode(app, origin, userId)
  return db.transaction().execute(async (tx) => {
    if (!(await lockPassword(tx, userId, user.passwordHash))) return fail(failures.codesNotStarted)
    if (!(await confirmCodeSecret(tx, { userId, sealed, step, now }))) return fail(failures.codesNotStarted)
    await passSecondStep(tx, session.tokenHash, now)
    const none = (await countRecoveryCodes(tx, userId)) === 0
    await notifyOwner(app, tx, { user, notification: 'codes_on', origin })
    return ok({ recovery_codes: none ? await issueRecoveryCodes(tx, userId) : null })
  })
}

/** Turns codes off, by the password and a code. */
export async function endCodes(
  app: OwnerApp & Pick<App, 'log' | 'codeSealer' | 'productName' | 'publicUrl'>,
  { userId, origin, body }: Call<typeof operations.endCodes>,
): Promise<Result<null, SecondStepFailure>> {
  const { password, code, recovery_code: recoveryCode = '' } = body
  const credential = code === undefined ? { recoveryCode } : { code }
  const owner = await confirmOwner(app, { userId, password, origin })
  if (!owner.ok) return owner
  const seconds = await startCodeAttempt(app, origin, userId)
  if (seconds > 0) return fail(tooManyTries(seconds))
  const isLastMethod = (await listPasskeys(app.db, userId)).length === 0
  const ended = await app.db.transaction().execute(async (tx) => {
    if (!(await findCodeSecret(tx, userId))?.confirmedAt) return fail(failures.codesOff)
    const now = app.clock.now()
    const rejected = await verifyByCode(app, tx, { userId, credential, now })
    if (rejected?.code === 'wrong_code')
      await writeSecurityEvent(tx, { userId, kind: 'second_step_failed', now, origin })
    if (rejected) return fail(rejected)
    await removeCodeSecret(tx, userId)
    if (isLastMethod) {
      await removeRecoveryCodes(tx, userId)
      await clearSecondStep(tx, userId)
    }
    await notifyOwner(app, tx, { user: owner.value, notification: 'codes_off', origin })
    return ok(null)
  })
  if (ended.ok) await recordCorrectCode(app, origin, userId)
  return ended
}

/** Issues ten new recovery codes. The previous ones are invalidated. */
export async function renewRecoveryCodes(
  app: OwnerApp & MailApp,
  { userId, origin, body: { password } }: Call<typeof operations.renewRecoveryCodes>,
): Promise<Result<{ recovery_codes: string[] }, SecondStepFailure>> {
  const owner = await confirmOwner(app, { userId, password, origin })
  if (!owner.ok) return owner
  const { codesSince, passkeys } = await findSecondStep(app.db, userId)
  if (!codesSince && passkeys.length === 0) return fail(failures.secondStepOff)
  return app.db.transaction().execute(async (tx) => {
    await notifyOwner(app, tx, { user: owner.value, notification: 'recovery_codes_renewed', origin })
    return ok({ recovery_codes: await issueRecoveryCodes(tx, userId) })
  })
}
