import type { Clock } from '#kernel/clock.ts'
import { emailKey } from '#kernel/email-address.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { CheckNewPassword, PasswordRefused } from '../passwords/check-new-password.usecase.ts'
import type { PasswordHashes } from '../passwords/password-hash.service.ts'
import { findReferrer } from '../referral/find-referrer.service.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { StartSession } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { NewUser, Phone, User } from '../user.ts'
import type { UserStore } from '../user.store.ts'
import type { VerifyRequestStore } from '../email/verify-request.store.ts'

export type Registration = {
  firstName: string
  lastName: string
  email: string
  phone: Phone | null
  password: string
  referralCode: string | null
  langId: LangId
  /** The guest whose browser it is. */
  before: Traveller | null
  origin: Origin
}

export type Register = (
  registration: Registration,
) => Promise<Result<IssuedToken & { user: User }, PasswordRefused>>

type Needs = {
  db: Db
  users: UserStore
  passwords: PasswordHashes
  checkNewPassword: CheckNewPassword
  startSession: StartSession
  verifyRequests: VerifyRequestStore
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

/**
 * Opens a new account. An existing owner of the address is notified by mail, not on the page, so as not to disclose
 * whether an address is registered. The new account then cannot verify the address, and sees only its own data. A job
 * decides which of the two mails is sent, so that the response takes as long.
 */
export function register(needs: Needs): Register {
  const { db, users, passwords, checkNewPassword, startSession, verifyRequests, clock } = needs
  return async ({ password, referralCode, before, origin, ...person }) => {
    const checked = await checkNewPassword(password, person)
    if (!checked.ok) return checked
    const email = emailKey(person.email)
    const passwordHash = await passwords.hash(password)
    const referredBy = await findReferrer(users, referralCode)
    const now = clock.now()
    const user: NewUser = {
      ...person,
      id: newId(),
      email,
      passwordHash,
      referralCode: newReference(),
      referredBy,
    }
    const session = await db.transaction().execute(async (tx) => {
      await users.insert(tx, user, now)
      await needs.writeSecurityEvent(tx, { userId: user.id, kind: 'registered', now, origin })
      await verifyRequests.insert(tx, user.id)
      return startSession(tx, { userId: user.id, remember: true, before, origin })
    })
    const registered: User = {
      ...user,
      role: 'traveller',
      emailVerified: false,
      avatar: null,
      blocked: false,
      createdAt: now,
    }
    return ok({ ...session, user: registered })
  }
}
