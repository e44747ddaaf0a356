import type { MailApp } from '#domains/outgoing/public.ts'
import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { confirmOwner, type OwnerApp } from '../passwords/confirm-owner.service.ts'
import { clearSecondStep, passSecondStep } from '../sessions/token.store.ts'
import { insertChallenge, takeChallenge, consumeChallenge } from './challenge.store.ts'
import { findCodeSecret } from './code-secret.store.ts'
import { notifyOwner } from './notify-owner.service.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkey.store.ts'
import { countRecoveryCodes, issueRecoveryCodes, removeRecoveryCodes } from './recovery-code.store.ts'
import type * as operations from './second-step-operations.contract.ts'
import { failures, type SecondStepFailure } from './second-step-failure.ts'
import { CHALLENGE_MINUTES, MAX_PASSKEYS } from './second-step.ts'
import { findUser, lockPassword } from '../user.store.ts'

/** Starts adding a passkey: its browser gets a challenge. */
export async function startPasskey(
  app: OwnerApp & Pick<App, 'passkeys'>,
  { userId, origin, body: { password } }: Call<typeof operations.startPasskey>,
) {
  const owner = await confirmOwner(app, { userId, password, origin })
  if (!owner.ok) return owner
  const stored = await listPasskeys(app.db, userId)
  if (stored.length >= MAX_PASSKEYS) return fail(failures.tooManyPasskeys)
  const { email, firstName, lastName } = owner.value
  const name = `${firstName} ${lastName}`.trim()
  const options = await app.passkeys.toMake({ id: userId, email, name }, stored)
  const challenge = await insertChallenge(app.db, {
    purpose: 'new_passkey',
    userId,
    passkeyChallenge: options.challenge,
    remember: false,
    expiresAt: app.clock.now().add({ minutes: CHALLENGE_MINUTES }),
  })
  return ok({ challenge, options })
}

/**
 * Adds a passkey. Returns recovery codes, unless there are some already. Afterwards the caller's token counts as having
 * passed the second step.
 */
export async function addPasskey(
  app: Pick<App, 'db' | 'clock' | 'passkeys' | 'productName' | 'publicUrl'>,
  { userId, session, origin, body }: Call<typeof operations.addPasskey>,
): Promise<Result<{ recovery_codes: string[] | null }, SecondStepFailure>> {
  const { db } = app
  const { challenge, name, passkey: made } = body
  const user = await findUser(db, userId)
  if (!user) return fail(failures.gone)
  const now = app.clock.now()
  const taken = await takeChallenge(db, { challenge, purpose: 'new_passkey', now })
  if (!taken?.passkeyChallenge || taken.userId !== userId) return fail(failures.challengeOver)
  const passkey = await app.passkeys.made(made, taken.passkeyChallenge)
  if (!passkey) return fail(failures.passkeyRejected)
  return db.transaction().execute(async (tx) => {
    if (!(await lockPassword(tx, userId, user.passwordHash))) return fail(failures.challengeOver)
    if (!(await consumeChallenge(tx, challenge))) return fail(failures.challengeOver)
    if (!(await insertPasskey(tx, { id: newId(), userId, name, ...passkey }, now)))
      return fail(failures.passkeyKnown)
    await passSecondStep(tx, session.tokenHash, now)
    const none = (await countRecoveryCodes(tx, userId)) === 0
    await notifyOwner(app, tx, { user, notification: 'passkey_added', origin })
    return ok({ recovery_codes: none ? await issueRecoveryCodes(tx, userId) : null })
  })
}

/** Removes a passkey, with the password. */
export async function removePasskey(
  app: OwnerApp & MailApp,
  { userId, origin, body: { id, password } }: Call<typeof operations.removePasskey>,
): Promise<Result<null, SecondStepFailure>> {
  const owner = await confirmOwner(app, { userId, password, origin })
  if (!owner.ok) return owner
  const others = (await listPasskeys(app.db, userId)).filter((passkey) => passkey.id !== id)
  return app.db.transaction().execute(async (tx) => {
    if (!(await deletePasskey(tx, userId, id))) return fail(failures.passkeyNotFound)
    const codes = (await findCodeSecret(tx, userId))?.confirmedAt
    if (!codes && others.length === 0) {
      await removeRecoveryCodes(tx, userId)
      await clearSecondStep(tx, userId)
    }
    await notifyOwner(app, tx, { user: owner.value, notification: 'passkey_removed', origin })
    return ok(null)
  })
}
