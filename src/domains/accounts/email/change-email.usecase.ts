import type { Clock } from '#kernel/clock.ts'
import { emailKey } from '#kernel/email-address.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellAccount } from '../account-news.ts'
import type { Asking, ConfirmOwner, OwnerUnconfirmed } from '../passwords/confirm-owner.service.ts'
import type { MailLink } from '../mailed-links/mail-link.service.ts'
import { linkTooSoon, type LimitMail, type LinkTooSoon } from '../mailed-links/link-limits.service.ts'
import type { MailedLinkStore } from '../mailed-links/mailed-link.store.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'

export type ChangeEmailFailure = OwnerUnconfirmed | LinkTooSoon | { code: 'email_unchanged'; detail: string }

export type ChangeEmail = (asking: Asking & { email: string }) => Promise<Result<null, ChangeEmailFailure>>

type Needs = {
  db: Db
  links: MailedLinkStore
  confirmOwner: ConfirmOwner
  mailLink: MailLink
  limitMail: LimitMail
  tellAccount: TellAccount
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

/**
 * Requests a new address. It takes effect once its mailed link is opened. The current address is notified at once,
 * while a password change can still stop it. Whether the new one is registered is only disclosed to its reader.
 */
export function changeEmail(needs: Needs): ChangeEmail {
  const { db, links, mailLink, limitMail, tellAccount, clock } = needs
  return async ({ userId, password, origin, ...request }) => {
    const owner = await needs.confirmOwner({ userId, password, origin })
    if (!owner.ok) return owner
    const user = owner.value
    const email = emailKey(request.email)
    if (email === user.email) return fail({ code: 'email_unchanged', detail: 'This is the address there is' })
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      const seconds = await limitMail(tx, email, 'prove_address', userId)
      if (seconds > 0) return fail(linkTooSoon(seconds))
      await links.end(tx, { userId, purposes: ['change_email'], now })
      await mailLink(tx, 'change_email', { ...user, email })
      await tellAccount(tx, 'email_change_asked', user, { page: '/forgot-password' })
      await needs.writeSecurityEvent(tx, { userId, kind: 'email_change_asked', now, origin })
      return ok(null)
    })
  }
}
