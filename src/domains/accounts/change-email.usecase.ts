import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellAccount } from './account-news.ts'
import type { ConfirmPassword, PasswordUnconfirmed } from './confirm-password.usecase.ts'
import { linkTooSoon, type LinkTooSoon } from './link-too-soon.ts'
import type { MailLink } from './mail-link.ts'
import type { MailedLinkStore } from './mailed-link.store.ts'
import type { WriteSecurityEvent } from './security-event.store.ts'
import type { Origin } from './token.ts'
import { emailKey } from './user.ts'
import type { UserStore } from './user.store.ts'

export type ChangeEmailFailure =
  | PasswordUnconfirmed
  | LinkTooSoon
  | { code: 'sign_in_required'; detail: string }
  | { code: 'email_unchanged'; detail: string }

export type ChangeEmail = (request: {
  userId: string
  email: string
  password: string
  origin: Origin
}) => Promise<Result<null, ChangeEmailFailure>>

type Needs = {
  db: Db
  users: UserStore
  links: MailedLinkStore
  confirmPassword: ConfirmPassword
  mailLink: MailLink
  tellAccount: TellAccount
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

/**
 * Asks for another address. It takes over once the link mailed to it was opened; the one there is now is told at once,
 * while it can still be stopped by another password. Whether the new one is known here is said to its reader alone.
 */
export function changeEmail(needs: Needs): ChangeEmail {
  const { db, users, links, mailLink, tellAccount, clock } = needs
  const tooSoon = linkTooSoon(needs)
  return async ({ userId, password, origin, ...request }) => {
    const user = await users.find(userId)
    if (!user) return fail({ code: 'sign_in_required', detail: 'This account is no longer there' })
    const confirmed = await needs.confirmPassword({ user, password, origin })
    if (!confirmed.ok) return confirmed
    const email = emailKey(request.email)
    if (email === user.email) return fail({ code: 'email_unchanged', detail: 'This is the address there is' })
    const wait = await tooSoon(db, userId, 'verify_email', 'change_email')
    if (wait) return fail(wait)
    const now = new Date(clock.now().epochMilliseconds)
    await db.transaction().execute(async (tx) => {
      await links.end(tx, { userId, purposes: ['change_email'], now })
      await mailLink(tx, 'change_email', { ...user, email })
      await tellAccount(tx, 'email_change_asked', user, { page: '/forgot-password' })
      await needs.writeSecurityEvent(tx, { userId, kind: 'email_change_asked', now, origin })
    })
    return ok(null)
  }
}
