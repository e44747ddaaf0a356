import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellAccount } from './account-news.ts'
import type { MailedLinkStore } from './mailed-link.store.ts'
import type { WriteSecurityEvent } from './security-event.store.ts'
import type { Origin } from './token.ts'
import type { User } from './user.ts'
import type { UserStore } from './user.store.ts'

export type VerifyEmailFailure =
  | { code: 'link_over'; detail: string }
  /** Said only to who reads that address's mail. */
  | { code: 'address_taken'; detail: string }

export type VerifyEmail = (request: {
  secret: string
  origin: Origin
}) => Promise<Result<User, VerifyEmailFailure>>

type Needs = {
  db: Db
  users: UserStore
  links: MailedLinkStore
  tellAccount: TellAccount
  writeSecurityEvent: WriteSecurityEvent
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Proves an address by the secret that was mailed to it: the one an account has, or the one it is to have. */
export function verifyEmail(needs: Needs): VerifyEmail {
  const { db, users, links, tellAccount, writeSecurityEvent, sha256, clock } = needs

  /** Answers whose address it is then; null: not theirs, though the link was good. */
  async function prove(tx: Db, hash: Buffer, { now, origin }: { now: Date; origin: Origin }) {
    const link = await links.use(tx, { hash, purpose: 'verify_email', now })
    if (!link || !(await users.proveEmail(tx, link.userId, now))) return null
    await writeSecurityEvent(tx, { userId: link.userId, kind: 'email_verified', now, origin })
    return link.userId
  }

  /** What was mailed to the address before is no way in any more. */
  async function move(tx: Db, hash: Buffer, before: User, { now, origin }: { now: Date; origin: Origin }) {
    const link = await links.use(tx, { hash, purpose: 'change_email', now })
    if (!link || link.email === null) return null
    const { id: userId } = before
    if (!(await users.changeEmail(tx, userId, link.email, now))) return 'taken'
    await links.end(tx, { userId, purposes: ['verify_email', 'reset_password', 'sign_in'], now })
    await tellAccount(tx, 'email_changed', before, { page: '/' })
    await writeSecurityEvent(tx, { userId, kind: 'email_changed', now, origin })
    return userId
  }

  return async ({ secret, origin }) => {
    const at = { now: new Date(clock.now().epochMilliseconds), origin }
    const hash = sha256(secret)
    const mover = await links.ownerOf({ hash, purpose: 'change_email', now: at.now })
    const before = mover === null ? null : await users.find(mover)
    const owner = await db
      .transaction()
      .execute((tx) => (before ? move(tx, hash, before, at) : prove(tx, hash, at)))
    if (owner === 'taken')
      return fail({ code: 'address_taken', detail: 'Another account has this address; sign in with it' })
    const user = owner === null ? null : await users.find(owner)
    return user
      ? ok(user)
      : fail({ code: 'link_over', detail: 'This link was used already, or is too old; ask for another' })
  }
}
