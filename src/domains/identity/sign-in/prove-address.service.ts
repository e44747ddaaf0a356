import type { SignInAttempts, PasswordHashes } from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { OtpStore } from '../otp/otp.store.ts'
import type { SignInAddress } from '../otp/sign-in-address.ts'
import type { TripPersonStore } from '../trip-person.store.ts'

/** A code that was sent to the address, or the password of its person. */
export type AddressCredential = { otpId: string; code: string } | { password: string }

export type CredentialFailure =
  | { code: 'wrong_code'; detail: string }
  /** The same whether or not the person exists. */
  | { code: 'wrong_credentials'; detail: string }
  | { code: 'too_many_attempts'; detail: string; seconds: number }

/** Verifies a sign-in credential. A correct code works once. */
export type ProveAddress = (
  address: SignInAddress,
  credential: AddressCredential,
  networkAddress: string,
) => Promise<Result<null, CredentialFailure>>

type Needs = {
  db: Db
  otps: Pick<OtpStore, 'tryCode'>
  codeHash: (otpId: string, code: string) => Buffer
  people: Pick<TripPersonStore, 'find'>
  passwords: Pick<PasswordHashes, 'matches'>
  attempts: SignInAttempts
  clock: Clock
}

export function proveAddress(needs: Needs): ProveAddress {
  const { db, otps, codeHash, people, passwords, attempts, clock } = needs

  async function byCode({ to }: SignInAddress, otpId: string, code: string) {
    const now = clock.now()
    // A separate transaction: a try counts, whatever the result of the sign-in.
    const isRight = await db
      .transaction()
      .execute((tx) => otps.tryCode(tx, { id: otpId, address: to, codeHash: codeHash(otpId, code), now }))
    return isRight
      ? ok(null)
      : fail({ code: 'wrong_code', detail: 'This code is wrong, too old, or was used already' })
  }

  async function byPassword(address: SignInAddress, password: string, networkAddress: string) {
    const counted = `trips ${address.to}`
    const seconds = await attempts.take(networkAddress, counted)
    if (seconds > 0)
      return fail({ code: 'too_many_attempts', detail: `Try again in ${seconds} seconds`, seconds })
    const person = await people.find(db, address)
    if (!(await passwords.matches(password, person?.passwordHash ?? null)))
      return fail({ code: 'wrong_credentials', detail: 'The address or the password is not right' })
    await attempts.succeeded(networkAddress, { email: counted })
    return ok(null)
  }

  return (address, credential, networkAddress) =>
    'password' in credential
      ? byPassword(address, credential.password, networkAddress)
      : byCode(address, credential.otpId, credential.code)
}
