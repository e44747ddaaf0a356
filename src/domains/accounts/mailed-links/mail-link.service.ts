import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { AccountNotification, TellAccount } from '../account-news.ts'
import type { LinkPurpose, MailedLinkStore } from './mailed-link.store.ts'
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

/** `email`: the recipient; for a link that changes the address, the new one. */
export type MailLink = (
  tx: Db,
  about: keyof typeof LINKS,
  user: Pick<User, 'id' | 'email' | 'firstName' | 'langId' | 'emailVerified'>,
  /** Sends another mail with another target page: the link is still stored, but its secret is sent to nobody. */
  instead?: { notification: AccountNotification; page: string },
) => Promise<void>

declare module '#platform/app.ts' {
  interface App {
    mailLink: MailLink
  }
}

type Needs = {
  links: MailedLinkStore
  tellAccount: TellAccount
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Mails a single-use link. Its secret is in the URL fragment (after the #), which browsers never send. */
export function mailLink({ links, tellAccount, newToken, sha256, clock }: Needs): MailLink {
  return async (tx, about, user, instead) => {
    const link = LINKS[about]
    const secret = newToken()
    const now = clock.now()
    await links.insert(tx, {
      hash: sha256(secret),
      userId: user.id,
      purpose: link.purpose,
      email: link.purpose === 'change_email' ? user.email : null,
      now,
      expiresAt: now.add(link.goodFor),
    })
    const { notification, page } = instead ?? { notification: about, page: `${link.page}#${secret}` }
    await tellAccount(tx, notification, user, { page })
  }
}
