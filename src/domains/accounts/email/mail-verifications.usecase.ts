import type { MailLink } from './mail-link.service.ts'
import type { LimitMail } from './mail-cooldown.store.ts'
import type { UserStore } from '../user.store.ts'
import type { VerifyRequestStore } from './verify-request.store.ts'

type Needs = { requests: VerifyRequestStore; users: UserStore; mailLink: MailLink; limitMail: LimitMail }

/** The link is written all the same, and nobody knows its secret. */
const ALREADY_REGISTERED = { news: 'already_registered', page: '/forgot-password' } as const

/**
 * Mails new accounts the link that proves their address; where somebody has proved it before, that one is told instead.
 * Answers how many requests there were. Whoever registers an address again and again does not fill its mailbox.
 */
export function mailVerifications({ requests, users, mailLink, limitMail }: Needs): () => Promise<number> {
  return () =>
    requests.take(async (tx, userId) => {
      const user = await users.find(userId)
      if (!user || user.emailVerified) return
      if ((await limitMail(tx, user.email, 'prove_address')) > 0) return
      const taken = await users.isProved(user.email)
      await mailLink(tx, 'verify_email', user, taken ? ALREADY_REGISTERED : undefined)
    })
}
