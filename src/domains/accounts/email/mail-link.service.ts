import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { AccountNews, TellAccount } from '../account-news.ts'
import type { LinkPurpose, MailedLinkStore } from './mailed-link.store.ts'
import type { User } from '../user.ts'

/** A link to reset a password is good for half an hour, one to prove an address for some days. */
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

/** `email`: where it is mailed to; of a link that changes the address, the one to come. */
export type MailLink = (
  tx: Db,
  purpose: Exclude<LinkPurpose, 'sign_in'>,
  user: Pick<User, 'id' | 'email' | 'firstName' | 'langId'>,
  /** Another mail, that leads elsewhere: the link is written all the same, and nobody knows its secret. */
  instead?: { news: AccountNews; page: string },
) => Promise<void>

type Needs = {
  links: MailedLinkStore
  tellAccount: TellAccount
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Mails a link that works once. Its secret is after the #, which browsers send to nobody. */
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
