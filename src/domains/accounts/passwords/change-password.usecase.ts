import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellAccount } from '../account-news.ts'
import type { CheckNewPassword, PasswordRefused } from './check-new-password.usecase.ts'
import { wrongPassword, type ConfirmPassword, type PasswordUnconfirmed } from './confirm-password.usecase.ts'
import type { MailedLinkStore } from '../mailed-links/mailed-link.store.ts'
import type { PasswordHashes } from './password-hash.service.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { Origin, Traveller } from '../sessions/token.ts'
import type { TokenStore } from '../sessions/token.store.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'
import type { EndNewSignInMethods, EndSignInMethods } from '../sessions/sign-in-methods.store.ts'

export type ChangePasswordFailure =
  | PasswordRefused
  | PasswordUnconfirmed
  | { code: 'sign_in_required'; detail: string }
  | { code: 'link_over'; detail: string }

export type ChangePassword = (request: {
  /** Authorisation of the change: the current password, or the secret of a mailed link. */
  by: { traveller: Traveller | null; currentPassword: string } | { resetToken: string }
  newPassword: string
  origin: Origin
}) => Promise<Result<null, ChangePasswordFailure>>

type Needs = {
  db: Db
  users: UserStore
  tokens: TokenStore
  links: MailedLinkStore
  passwords: PasswordHashes
  confirmPassword: ConfirmPassword
  checkNewPassword: CheckNewPassword
  tellAccount: TellAccount
  endWaitingSignIns: EndSignInMethods
  endOtherSignInMethods: EndSignInMethods
  endNewSignInMethods: EndNewSignInMethods
  writeSecurityEvent: WriteSecurityEvent
  sha256: (text: string) => Buffer
  clock: Clock
}

/**
 * Period in which the reader of an account's mail can revoke sign-in methods that another person, who knew the
 * password, has set up.
 */
const TAKEN_BACK_WITHIN = { hours: 72 }

type Kind = { kind: 'password_changed' | 'password_reset'; except?: Buffer }

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
export function changePassword(needs: Needs): ChangePassword {
  const { db, users, tokens, links, passwords, clock } = needs

  /** Sets the new hash by `change`. Null if `change` failed. */
  async function set(
    user: User,
    newPassword: string,
    { kind, except, origin }: Kind & { origin: Origin },
    change: (tx: Db, hash: string, now: Temporal.Instant) => Promise<boolean>,
  ): Promise<Result<null, PasswordRefused> | null> {
    const checked = await needs.checkNewPassword(newPassword, user)
    if (!checked.ok) return checked
    const hash = await passwords.hash(newPassword)
    const now = clock.now()
    const done = await db.transaction().execute(async (tx) => {
      if (!(await change(tx, hash, now))) return false
      await tokens.endAll(tx, user.id, except)
      await links.end(tx, { userId: user.id, purposes: STOPPED, now })
      await needs.endWaitingSignIns(tx, user.id)
      await needs.writeSecurityEvent(tx, { userId: user.id, kind, now, origin })
      await needs.tellAccount(tx, 'password_changed', user, { page: '/forgot-password' })
      return true
    })
    return done ? ok(null) : null
  }

  async function takeBack(tx: Db, userId: string, now: Temporal.Instant, origin: Origin): Promise<void> {
    const since = now.subtract(TAKEN_BACK_WITHIN)
    for (const kind of await needs.endNewSignInMethods(tx, userId, since))
      await needs.writeSecurityEvent(tx, { userId, kind, now, origin })
  }

  return async ({ by, newPassword, origin }) => {
    if ('resetToken' in by) {
      const link = { hash: needs.sha256(by.resetToken), purpose: 'reset_password' } as const
      const now = clock.now()
      const userId = await links.ownerOf({ ...link, now })
      const user = userId === null ? null : await users.find(userId)
      if (!user) return fail(linkOver)
      const reset = await set(user, newPassword, { kind: 'password_reset', origin }, async (tx, hash, at) => {
        if (!(await links.use(tx, { ...link, now: at }))) return false
        if (!(await users.proveEmail(tx, user.id, at))) return false
        if (user.emailVerified) await takeBack(tx, user.id, at, origin)
        else await needs.endOtherSignInMethods(tx, user.id)
        return users.setPassword(tx, user.id, hash)
      })
      return reset ?? fail(linkOver)
    }
    const user = by.traveller && (await users.find(by.traveller.userId))
    if (!by.traveller || !user)
      return fail({ code: 'sign_in_required', detail: 'Sign in to change the password' })
    const confirmed = await needs.confirmPassword({ user, password: by.currentPassword, origin })
    if (!confirmed.ok) return confirmed
    const kind = { kind: 'password_changed', except: by.traveller.tokenHash } as const
    // The check used the old password: do not overwrite a change made since.
    const changed = await set(user, newPassword, { ...kind, origin }, (tx, hash) =>
      users.setPassword(tx, user.id, hash, user.passwordHash),
    )
    return changed ?? fail(wrongPassword)
  }
}
