import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { AccountNews, TellAccount } from '../account-news.ts'
import type { LinkPurpose, MailedLinkStore } from './mailed-link.store.ts'
import type { User } from '../user.ts'

/** Validity: half an hour for a password reset link, some days for one that verifies an address. */
const GOOD_FOR = {
  verify_email: { hours: 72 },
  change_email: { hours: 72 },
  reset_password: { minutes: 30 },
} as const

const PAGES = {
  verify_email: '/verify-email',
  change_email: '/verify-email',
  reset_password: '/reset-password',
} as const

/** `email`: the recipient; for a link that changes the address, the new one. */
export type MailLink = (
  tx: Db,
  purpose: Exclude<LinkPurpose, 'sign_in'>,
  user: Pick<User, 'id' | 'email' | 'firstName' | 'langId'>,
  /** Another mail with another target page: the link is still stored, but its secret is sent to nobody. */
  instead?: { news: AccountNews; page: string },
) => Promise<void>

type Needs = {
  links: MailedLinkStore
  tellAccount: TellAccount
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Mails a single-use link. Its secret is in the URL fragment (after the #), which browsers never send. */
export function mailLink({ links, tellAccount, newToken, sha256, clock }: Needs): MailLink {
  return async (tx, purpose, user, instead) => {
    const secret = newToken()
    const now = clock.now()
    await links.insert(tx, {
      hash: sha256(secret),
      userId: user.id,
      purpose,
      email: purpose === 'change_email' ? user.email : null,
      now: new Date(now.epochMilliseconds),
      expiresAt: new Date(now.add(GOOD_FOR[purpose]).epochMilliseconds),
    })
    const { news, page } = instead ?? { news: purpose, page: `${PAGES[purpose]}#${secret}` }
    await tellAccount(tx, news, user, { page })
  }
}
