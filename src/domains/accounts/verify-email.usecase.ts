import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { MailedLinkStore } from './mailed-link.store.ts'
import type { WriteSecurityEvent } from './security-event.store.ts'
import type { Origin } from './token.ts'
import type { User } from './user.ts'
import type { UserStore } from './user.store.ts'

export type VerifyEmail = (request: {
  secret: string
  origin: Origin
}) => Promise<Result<User, { code: 'link_over'; detail: string }>>

type Needs = {
  db: Db
  users: UserStore
  links: MailedLinkStore
  writeSecurityEvent: WriteSecurityEvent
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Proves an address by the secret that was mailed to it. */
export function verifyEmail({ db, users, links, writeSecurityEvent, sha256, clock }: Needs): VerifyEmail {
  return async ({ secret, origin }) => {
    const now = new Date(clock.now().epochMilliseconds)
    const userId = await db.transaction().execute(async (tx) => {
      const owner = await links.use(tx, { hash: sha256(secret), purpose: 'verify_email', now })
      if (owner === null || !(await users.proveEmail(tx, owner, now))) return null
      await writeSecurityEvent(tx, { userId: owner, kind: 'email_verified', now, origin })
      return owner
    })
    const user = userId === null ? null : await users.find(userId)
    return user
      ? ok(user)
      : fail({ code: 'link_over', detail: 'This link was used already, or is too old; ask for another' })
  }
}
