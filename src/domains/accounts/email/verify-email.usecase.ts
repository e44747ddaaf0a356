import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellAccount } from '../account-news.ts'
import {
  passwordUnset,
  type ConfirmPassword,
  type PasswordUnconfirmed,
} from '../passwords/confirm-password.usecase.ts'
import type { MailedLinkStore } from '../mailed-links/mailed-link.store.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'

export type VerifyEmailFailure =
  | PasswordUnconfirmed
  | { code: 'link_over'; detail: string }
  /** The request had neither a session of the link's account nor that account's password. */
  | { code: 'password_needed'; detail: string }
  /** Disclosed only to a caller who reads that address's mail and owns the account. */
  | { code: 'address_taken'; detail: string }

export type VerifyEmail = (request: {
  secret: string
  caller: Traveller | null
  password: string | undefined
  origin: Origin
}) => Promise<Result<User, VerifyEmailFailure>>

type Needs = {
  db: Db
  users: UserStore
  links: MailedLinkStore
  confirmPassword: ConfirmPassword
  tellAccount: TellAccount
  writeSecurityEvent: WriteSecurityEvent
  sha256: (text: string) => Buffer
  clock: Clock
}

const linkOver = {
  code: 'link_over',
  detail: 'This link was used already, or is too old; ask for another',
} as const
const addressTaken = {
  code: 'address_taken',
  detail: 'Another account has this address; sign in with it',
} as const
const passwordNeeded = {
  code: 'password_needed',
  detail: 'Give the password of this account, or sign in to it',
} as const

/**
 * Verifies an address by its mailed secret: the account's current address or its new one. The reader of the mail need
 * not be the owner of the account, so the caller also needs a session or the account's password.
 */
export function verifyEmail(needs: Needs): VerifyEmail {
  const { db, users, links, tellAccount, writeSecurityEvent, sha256, clock } = needs

  /** Returns the owner of a valid link. Null if it has expired, or another account has verified its address since. */
  async function find(hash: Buffer, now: Temporal.Instant) {
    for (const purpose of ['change_email', 'verify_email'] as const) {
      const owner = await links.ownerOf({ hash, purpose, now })
      const user = owner === null ? null : await users.find(owner)
      if (!user) continue
      const lost = purpose === 'verify_email' && !user.emailVerified && (await users.isProved(user.email))
      return lost ? null : { purpose, user }
    }
    return null
  }

  /** Verifies the address. Returns whether it succeeded. */
  async function prove(
    tx: Db,
    hash: Buffer,
    userId: string,
    { now, origin }: { now: Temporal.Instant; origin: Origin },
  ) {
    if (!(await links.use(tx, { hash, purpose: 'verify_email', now }))) return false
    if (!(await users.proveEmail(tx, userId, now))) return false
    await writeSecurityEvent(tx, { userId, kind: 'email_verified', now, origin })
    return true
  }

  /** Changes to the new address. Links mailed to the old one no longer work. */
  async function move(
    tx: Db,
    hash: Buffer,
    before: User,
    { now, origin }: { now: Temporal.Instant; origin: Origin },
  ) {
    const link = await links.use(tx, { hash, purpose: 'change_email', now })
    if (!link || link.email === null) return false
    const { id: userId } = before
    if (!(await users.changeEmail(tx, userId, link.email, now))) return 'taken'
    await links.end(tx, { userId, purposes: ['verify_email', 'reset_password', 'sign_in'], now })
    await tellAccount(tx, 'email_changed', before, { page: '/' })
    await writeSecurityEvent(tx, { userId, kind: 'email_changed', now, origin })
    return true
  }

  return async ({ secret, caller, password, origin }) => {
    const at = { now: clock.now(), origin }
    const hash = sha256(secret)
    const link = await find(hash, at.now)
    if (!link) return fail(linkOver)
    const { purpose, user } = link
    if (caller?.userId !== user.id) {
      if (user.passwordHash === null) return fail(passwordUnset)
      if (password === undefined) return fail(passwordNeeded)
      const confirmed = await needs.confirmPassword({ user, password, origin })
      if (!confirmed.ok) return confirmed
    }
    const done = await db
      .transaction()
      .execute((tx) => (purpose === 'change_email' ? move(tx, hash, user, at) : prove(tx, hash, user.id, at)))
    if (done === 'taken') return fail(addressTaken)
    const proved = done ? await users.find(user.id) : null
    return proved ? ok(proved) : fail(linkOver)
  }
}
