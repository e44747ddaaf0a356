import type { CheckNewPassword, PasswordRejection, PasswordHashes } from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { AddressCredential, CredentialFailure, ProveAddress } from '../sign-in/prove-address.service.ts'
import type { SignInAddress } from '../otp/sign-in-address.ts'
import type { TripPersonStore } from '../trip-person.store.ts'
import type { TripSessionStore } from '../sessions/trip-session.store.ts'
import type { WriteTripAudit } from '../trip-audit.store.ts'
import type { TripCaller } from '../trip-caller.ts'

export type ChangeTripPasswordFailure =
  | PasswordRejection
  | Exclude<CredentialFailure, { code: 'wrong_credentials' }>
  | { code: 'wrong_password' | 'password_unset'; detail: string }

/** Sets or changes a person's password, and ends their other sessions. */
export type ChangeTripPassword = (request: {
  caller: TripCaller
  /** The current password, or a code that was sent to an address of this person. */
  credential: AddressCredential
  newPassword: string
  networkAddress: string
}) => Promise<Result<null, ChangeTripPasswordFailure>>

type Needs = {
  db: Db
  prove: ProveAddress
  people: Pick<TripPersonStore, 'named' | 'setPassword'>
  sessions: Pick<TripSessionStore, 'endOthers'>
  passwords: Pick<PasswordHashes, 'hash'>
  checkNewPassword: CheckNewPassword
  writeAudit: WriteTripAudit
  clock: Clock
}

const wrongPassword = { code: 'wrong_password', detail: 'This is not your password' } as const
const passwordUnset = { code: 'password_unset', detail: 'There is no password yet: ask for a code' } as const

export function changeTripPassword(needs: Needs): ChangeTripPassword {
  const { db, prove, people, sessions, passwords, checkNewPassword, writeAudit, clock } = needs

  /** Verifies a credential for any address of the person, because a code may have been sent to any of them. */
  async function verifyAny(
    addresses: readonly SignInAddress[],
    credential: AddressCredential,
    networkAddress: string,
  ) {
    const [first, ...others] = addresses
    if (!first) throw new Error('a person without an address is signed in')
    let tried = await prove(first, credential, networkAddress)
    if ('code' in credential)
      for (const address of others) if (!tried.ok) tried = await prove(address, credential, networkAddress)
    return tried
  }

  return async ({ caller, credential, newPassword, networkAddress }) => {
    const person = await people.named(db, caller.personId)
    if (!person) return fail(wrongPassword)
    const byPassword = 'password' in credential
    if (byPassword && person.passwordHash === null) return fail(passwordUnset)
    // Checked first, so that a rejected password does not use up a code.
    const checked = await checkNewPassword(newPassword, person)
    if (!checked.ok) return checked
    const done = await verifyAny(person.addresses, credential, networkAddress)
    if (!done.ok) return done.failure.code === 'wrong_credentials' ? fail(wrongPassword) : fail(done.failure)
    const hash = await passwords.hash(newPassword)
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      // Knowing the old password does not authorise replacing one that was set since.
      const before = byPassword ? person.passwordHash : undefined
      if (!(await people.setPassword(tx, caller.personId, { hash, before }))) return fail(wrongPassword)
      await sessions.endOthers(tx, caller, now)
      await writeAudit(tx, {
        by: caller,
        action: 'change_password',
        subject: { kind: 'person', id: caller.personId },
        after: { by: byPassword ? 'password' : 'otp' },
        now,
      })
      return ok(null)
    })
  }
}
