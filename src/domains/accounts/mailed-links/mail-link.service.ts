import type { MailApp } from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { AccountNotification } from '../mails/account-mail.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { insertLink, type LinkPurpose } from './mailed-link.store.ts'
import type { User } from '../user.ts'

/**
 * Validity: half an hour for a password reset link, some days for one that verifies an address. Invited people choose a
 * first password.
 */
const LINKS = {
  verify_email: { purpose: 'verify_email', goodFor: { hours: 72 }, page: '/verify-email' },
  change_email: { purpose: 'change_email', goodFor: { hours: 72 }, page: '/verify-email' },
  reset_password: { purpose: 'reset_password', goodFor: { minutes: 30 }, page: '/reset-password' },
  staff_invited: { purpose: 'reset_password', goodFor: { hours: 72 }, page: '/reset-password' },
  partner_invited: {
    purpose: 'reset_password',
    goodFor: { hours: 72 },
    page: '/reset-password?callbackUrl=%2Fpartner',
  },
} as const satisfies Partial<
  Record<AccountNotification, { purpose: LinkPurpose; goodFor: Temporal.DurationLike; page: string }>
>

/** A replacement mail with another target page. The link is still stored, but its secret is not sent. */
type Instead = { notification: AccountNotification; page: string }

/**
 * Mails a single-use link. Its secret is in the URL fragment (after the #), which browsers never send. `email`: the
 * recipient; for a link that changes the address, the new one.
 */
export async function mailLink(
  app: MailApp,
  tx: Db,
  about: keyof typeof LINKS,
  user: Pick<User, 'id' | 'email' | 'firstName' | 'langId' | 'emailVerified'>,
  instead?: Instead,
): Promise<void> {
  const link = LINKS[about]
  const now = app.clock.now()
  const secret = await insertLink(tx, {
    userId: user.id,
    purpose: link.purpose,
    email: link.purpose === 'change_email' ? user.email : null,
    now,
    expiresAt: now.add(link.goodFor),
  })
  const { notification, page } = instead ?? { notification: about, page: `${link.page}#${secret}` }
  await queueAccountMail(app, tx, notification, user, { page })
}
