import { checkNewPassword, type NewPasswordApp } from '#domains/accounts/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { SignInAddress } from '../otp/sign-in-address.ts'
import { endOtherTripSessions } from '../sessions/trip-session.store.ts'
import {
  verifyCredential,
  type AddressCredential,
  type CredentialApp,
  type CredentialFailure,
} from '../sign-in/verify-credential.service.ts'
import { writeTripAudit } from '../trip-audit.store.ts'
import { findPersonWithName, setPersonPassword } from '../trip-person.store.ts'
import type * as operations from './trip-password-operations.contract.ts'

const wrongPassword = {
  code: 'wrong_password',
  detail: 'This is not your password',
  faults: [{ path: 'current_password', code: 'wrong_password' }],
} as const
const passwordUnset = { code: 'password_unset', detail: 'There is no password yet: ask for a code' } as const

/**
 * Sets or changes a person's password, by the current one or a code that was sent to an address of theirs. Ends their
 * other sessions.
 */
export async function changeTripPassword(
  app: CredentialApp & NewPasswordApp,
  { caller, address, body }: Call<typeof operations.changeTripPassword>,
) {
  const { current_password: password, new_password: newPassword, otp_id, code } = body
  const credential = password === undefined ? { otpId: otp_id ?? '', code: code ?? '' } : { password }
  const person = await findPersonWithName(app.db, caller.personId)
  if (!person) return fail(wrongPassword)
  const byPassword = password !== undefined
  if (byPassword && person.passwordHash === null) return fail(passwordUnset)
  // Checked first, so that a rejected password does not use up a code.
  const checked = await checkNewPassword(app, newPassword, person)
  if (!checked.ok) {
    const { code: rejection, detail, reason } = checked.failure
    return fail({ code: rejection, detail, faults: [{ path: 'new_password', code: reason }] })
  }
  const verified = await verifyAny(app, person.addresses, credential, address)
  if (!verified.ok) return fail(toFailure(verified.failure))
  const hash = await app.passwords.hash(newPassword)
  const now = app.clock.now()
  return app.db.transaction().execute(async (tx) => {
    // Knowing the old password does not authorise replacing one that was set since.
    const before = byPassword ? person.passwordHash : undefined
    if (!(await setPersonPassword(tx, caller.personId, { hash, before }))) return fail(wrongPassword)
    await endOtherTripSessions(tx, caller, now)
    await writeTripAudit(tx, {
      by: caller,
      action: 'change_password',
      subject: { kind: 'person', id: caller.personId },
      after: { by: byPassword ? 'password' : 'otp' },
      now,
    })
    return ok(null)
  })
}

/** Verifies a credential for any address of the person, because a code may have been sent to any of them. */
async function verifyAny(
  app: CredentialApp,
  [first, ...others]: readonly SignInAddress[],
  credential: AddressCredential,
  networkAddress: string,
): Promise<Result<null, CredentialFailure>> {
  if (!first) throw new Error('a person without an address is signed in')
  let result = await verifyCredential(app, first, credential, networkAddress)
  if ('code' in credential)
    for (const address of others)
      if (!result.ok) result = await verifyCredential(app, address, credential, networkAddress)
  return result
}

/** Returns a failed verification with the field that it concerns. */
function toFailure(failure: CredentialFailure) {
  switch (failure.code) {
    case 'wrong_credentials':
      return wrongPassword
    case 'wrong_code':
      return { ...failure, faults: [{ path: 'code', code: failure.code }] }
    case 'too_many_attempts':
      return failure
  }
}
