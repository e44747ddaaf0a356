import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import {
  checkNewPassword,
  type NewPasswordApp,
  type PasswordRejection,
} from './check-new-password.usecase.ts'
import { confirmPassword, wrongPassword, type PasswordUnconfirmed } from './confirm-password.usecase.ts'
import { endLinks, findLinkOwner, linkHash, takeLink } from '../mailed-links/mailed-link.store.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { endAllTokens } from '../sessions/token.store.ts'
import type { Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import {
  endNewSignInMethods,
  endOtherSignInMethods,
  endWaitingSignIns,
} from '../sessions/sign-in-methods.store.ts'
import { findUser, markEmailVerified, setPasswordHash } from '../user.store.ts'

export type ChangePasswordFailure =
  | PasswordRejection
  | PasswordUnconfirmed
  | { code: 'sign_in_required'; detail: string }
  | { code: 'link_over'; detail: string }

export type PasswordChange = {
  /** Authorisation of the change: the current password, or the secret of a mailed link. */
  by: { traveller: Traveller | null; currentPassword: string } | { resetToken: string }
  newPassword: string
  origin: Origin
}

type PasswordApp = NewPasswordApp & Pick<App, 'db' | 'clock' | 'passwords' | 'productName' | 'publicUrl'>

/**
 * Period in which the reader of an account's mail can revoke sign-in methods that another person, who knew the
 * password, has set up.
 */
const TAKEN_BACK_WITHIN = { hours: 72 }

type Kind = { kind: 'password_changed' | 'password_reset'; except?: Buffer; origin: Origin }

/** Links that were mailed by authority of the old password, or requested by a person who knew it. */
const STOPPED = ['change_email', 'reset_password', 'sign_in'] as const

const linkOver = {
  code: 'link_over',
  detail: 'This link was used already, or is too old; ask for another',
} as const

/**
 * Sets another password, ends every other session and every mailed link, and stops a pending change of address. A
 * mailed link also verifies the address. Sign-in methods set up before that, perhaps by another person who claimed the
 * address, stop working. If the address was already verified, so does a second step only some days old: otherwise
 * anyone who once knew the password could lock the owner out for good.
 */
export async function changePassword(
  app: PasswordApp,
  { by, newPassword, origin }: PasswordChange,
): Promise<Result<null, ChangePasswordFailure>> {
  if ('resetToken' in by) return resetPassword(app, { ...by, newPassword, origin })
  const user = by.traveller && (await findUser(app.db, by.traveller.userId))
  if (!by.traveller || !user)
    return fail({ code: 'sign_in_required', detail: 'Sign in to change the password' })
  const confirmed = await confirmPassword(app, { user, password: by.currentPassword, origin })
  if (!confirmed.ok) return confirmed
  const kind = { kind: 'password_changed', except: by.traveller.tokenHash, origin } as const
  // The check used the old password: do not overwrite a change made since.
  const changed = await setPassword(app, user, newPassword, kind, (tx, hash) =>
    setPasswordHash(tx, user.id, hash, user.passwordHash),
  )
  return changed ?? fail(wrongPassword)
}

async function resetPassword(
  app: PasswordApp,
  { resetToken, newPassword, origin }: { resetToken: string; newPassword: string; origin: Origin },
): Promise<Result<null, ChangePasswordFailure>> {
  const { db } = app
  const link = { hash: linkHash(resetToken), purpose: 'reset_password' } as const
  const userId = await findLinkOwner(db, { ...link, now: app.clock.now() })
  const user = userId === null ? null : await findUser(db, userId)
  if (!user) return fail(linkOver)
  const kind = { kind: 'password_reset', origin } as const
  const reset = await setPassword(app, user, newPassword, kind, async (tx, hash, now) => {
    if (!(await takeLink(tx, { ...link, now }))) return false
    if (!(await markEmailVerified(tx, user.id, now))) return false
    if (user.emailVerified) await takeBack(tx, user.id, now, origin)
    else await endOtherSignInMethods(tx, user.id)
    return setPasswordHash(tx, user.id, hash)
  })
  return reset ?? fail(linkOver)
}

/** Sets the new hash by `change`. Null if `change` failed. */
async function setPassword(
  app: PasswordApp,
  user: User,
  newPassword: string,
  { kind, except, origin }: Kind,
  change: (tx: Db, hash: string, now: Temporal.Instant) => Promise<boolean>,
): Promise<Result<null, PasswordRejection> | null> {
  const checked = await checkNewPassword(app, newPassword, user)
  if (!checked.ok) return checked
  const hash = await app.passwords.hash(newPassword)
  const now = app.clock.now()
  const done = await app.db.transaction().execute(async (tx) => {
    if (!(await change(tx, hash, now))) return false
    await endAllTokens(tx, user.id, except)
    await endLinks(tx, { userId: user.id, purposes: STOPPED, now })
    await endWaitingSignIns(tx, user.id)
    await writeSecurityEvent(tx, { userId: user.id, kind, now, origin })
    await queueAccountMail(app, tx, 'password_changed', user, { page: '/forgot-password' })
    return true
  })
  return done ? ok(null) : null
}

/** Revokes recent sign-in methods, which another person may have set up. */
async function takeBack(tx: Db, userId: string, now: Temporal.Instant, origin: Origin): Promise<void> {
  const since = now.subtract(TAKEN_BACK_WITHIN)
  for (const kind of await endNewSignInMethods(tx, userId, since))
    await writeSecurityEvent(tx, { userId, kind, now, origin })
}
