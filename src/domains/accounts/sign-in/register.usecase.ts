import { emailKey } from '#kernel/email-address.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import {
  checkNewPassword,
  type NewPasswordApp,
  type PasswordRejection,
} from '../passwords/check-new-password.usecase.ts'
import { findReferrer } from '../referral/find-referrer.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { startSession, type SessionApp } from '../sessions/start-session.service.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { NewUser, Phone, User } from '../user.ts'
import { insertVerifyRequest } from '../email/verify-request.store.ts'
import { insertUser } from '../user.store.ts'

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

/**
 * Opens a new account. An existing owner of the address is notified by mail, not on the page, so as not to disclose
 * whether an address is registered. The new account then cannot verify the address, and sees only its own data. A job
 * decides which of the two mails is sent, so that the response takes as long.
 */
export async function register(
  app: SessionApp & NewPasswordApp & Pick<App, 'db' | 'passwords'>,
  { password, referralCode, before, origin, ...person }: Registration,
): Promise<Result<IssuedToken & { user: User }, PasswordRejection>> {
  const { db } = app
  const checked = await checkNewPassword(app, password, person)
  if (!checked.ok) return checked
  const email = emailKey(person.email)
  const passwordHash = await app.passwords.hash(password)
  const referredBy = await findReferrer(app, referralCode)
  const now = app.clock.now()
  const user: NewUser = {
    ...person,
    id: newId(),
    email,
    passwordHash,
    referralCode: newReference(),
    referredBy,
  }
  const session = await db.transaction().execute(async (tx) => {
    await insertUser(tx, user, now)
    await writeSecurityEvent(tx, { userId: user.id, kind: 'registered', now, origin })
    await insertVerifyRequest(tx, user.id)
    return startSession(app, tx, { userId: user.id, remember: true, before, origin })
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
