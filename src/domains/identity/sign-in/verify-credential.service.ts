import { recordSuccess, startAttempt } from '#domains/accounts/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { tryOtp } from '../otp/otp.store.ts'
import type { SignInAddress } from '../otp/sign-in-address.ts'
import { findPerson } from '../trip-person.store.ts'

/** A code that was sent to the address, or the password of its person. */
export type AddressCredential = { otpId: string; code: string } | { password: string }

export type CredentialFailure =
  | { code: 'wrong_code'; detail: string }
  /** The same whether or not the person exists. */
  | { code: 'wrong_credentials'; detail: string }
  | { code: 'too_many_attempts'; detail: string; seconds: number }

export type CredentialApp = Pick<App, 'db' | 'clock' | 'passwords' | 'otpHash'>

/** Verifies a sign-in credential. A correct code works once. */
export function verifyCredential(
  app: CredentialApp,
  address: SignInAddress,
  credential: AddressCredential,
  networkAddress: string,
): Promise<Result<null, CredentialFailure>> {
  return 'password' in credential
    ? verifyPassword(app, address, credential.password, networkAddress)
    : verifyCode(app, address, credential)
}

async function verifyCode(
  { db, clock, otpHash }: CredentialApp,
  { to }: SignInAddress,
  { otpId, code }: { otpId: string; code: string },
): Promise<Result<null, CredentialFailure>> {
  const now = clock.now()
  // A separate transaction: a try counts, whatever the result of the sign-in.
  const isRight = await db
    .transaction()
    .execute((tx) => tryOtp(tx, { id: otpId, address: to, codeHash: otpHash(otpId, code), now }))
  return isRight
    ? ok(null)
    : fail({ code: 'wrong_code', detail: 'This code is wrong, too old, or was used already' })
}

async function verifyPassword(
  app: CredentialApp,
  address: SignInAddress,
  password: string,
  networkAddress: string,
): Promise<Result<null, CredentialFailure>> {
  const account = `trips ${address.to}`
  const seconds = await startAttempt(app, networkAddress, account)
  if (seconds > 0)
    return fail({ code: 'too_many_attempts', detail: `Try again in ${seconds} seconds`, seconds })
  const person = await findPerson(app.db, address)
  if (!(await app.passwords.matches(password, person?.passwordHash ?? null)))
    return fail({ code: 'wrong_credentials', detail: 'The address or the password is not right' })
  await recordSuccess(app, networkAddress, { email: account })
  return ok(null)
}
