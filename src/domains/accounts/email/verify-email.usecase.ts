import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { UserReply } from '../account.contract.ts'
import {
  confirmPassword,
  passwordUnset,
  type PasswordUnconfirmed,
} from '../passwords/confirm-password.usecase.ts'
import { endLinks, findLinkOwner, linkHash, takeLink } from '../mailed-links/mailed-link.store.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import { toUser } from '../user-reply.ts'
import type { User } from '../user.ts'
import type * as operations from './email-operations.contract.ts'
import { findUser, isAddressVerified, markEmailVerified, setEmail } from '../user.store.ts'

const linkOver = {
  code: 'link_over',
  detail: 'This link was used already, or is too old; ask for another',
} as const
/** Disclosed only to a caller who reads that address's mail and owns the account. */
const addressTaken = {
  code: 'address_taken',
  detail: 'Another account has this address; sign in with it',
} as const
/** The request had neither a session of the link's account nor that account's password. */
const passwordNeeded = {
  code: 'password_needed',
  detail: 'Give the password of this account, or sign in to it',
  faults: [{ path: 'password', code: 'password_needed' }],
} as const

type VerifyEmailFailure = PasswordUnconfirmed | typeof linkOver | typeof addressTaken | typeof passwordNeeded

type VerifyApp = Pick<App, 'db' | 'clock' | 'passwords' | 'productName' | 'publicUrl'>
type Verification = { hash: Buffer; now: Temporal.Instant; origin: Origin }

/**
 * Verifies an address by its mailed secret: the account's current address or its new one. The reader of the mail need
 * not be the owner of the account, so the caller also needs a session or the account's password.
 */
export async function verifyEmail(
  app: VerifyApp,
  { body: { secret, password }, caller, origin }: Call<typeof operations.verifyEmail>,
): Promise<Result<{ user: UserReply }, VerifyEmailFailure>> {
  const verification = { hash: linkHash(secret), now: app.clock.now(), origin }
  const link = await findLink(app, verification)
  if (!link) return fail(linkOver)
  const { purpose, user } = link
  if (caller?.userId !== user.id) {
    if (user.passwordHash === null) return fail(passwordUnset)
    if (password === undefined) return fail(passwordNeeded)
    const confirmed = await confirmPassword(app, { user, password, origin })
    if (!confirmed.ok) return confirmed
  }
  const done = await app.db
    .transaction()
    .execute((tx) =>
      purpose === 'change_email'
        ? moveAccount(app, tx, user, verification)
        : verifyCurrentEmail(tx, user.id, verification),
    )
  if (done === 'taken') return fail(addressTaken)
  const verified = done ? await findUser(app.db, user.id) : null
  return verified ? ok({ user: toUser(verified) }) : fail(linkOver)
}

/** Returns the owner of a valid link. Null if it has expired, or another account has verified its address since. */
async function findLink({ db }: VerifyApp, { hash, now }: Verification) {
  for (const purpose of ['change_email', 'verify_email'] as const) {
    const owner = await findLinkOwner(db, { hash, purpose, now })
    const user = owner === null ? null : await findUser(db, owner)
    if (!user) continue
    const lost =
      purpose === 'verify_email' && !user.emailVerified && (await isAddressVerified(db, user.email))
    return lost ? null : { purpose, user }
  }
  return null
}

/** Verifies the current address. Returns whether it succeeded. */
async function verifyCurrentEmail(tx: Db, userId: string, { hash, now, origin }: Verification) {
  if (!(await takeLink(tx, { hash, purpose: 'verify_email', now }))) return false
  if (!(await markEmailVerified(tx, userId, now))) return false
  await writeSecurityEvent(tx, { userId, kind: 'email_verified', now, origin })
  return true
}

/** Changes to the new address. Links mailed to the old one no longer work. */
async function moveAccount(app: VerifyApp, tx: Db, before: User, { hash, now, origin }: Verification) {
  const link = await takeLink(tx, { hash, purpose: 'change_email', now })
  if (!link || link.email === null) return false
  const { id: userId } = before
  if (!(await setEmail(tx, userId, link.email, now))) return 'taken'
  await endLinks(tx, { userId, purposes: ['verify_email', 'reset_password', 'sign_in'], now })
  await queueAccountMail(app, tx, 'email_changed', before, { page: '/' })
  await writeSecurityEvent(tx, { userId, kind: 'email_changed', now, origin })
  return true
}
