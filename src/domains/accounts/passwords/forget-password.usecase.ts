import type { Clock } from '#kernel/clock.ts'
import { emailKey } from '#kernel/email-address.ts'
import type { MailLink } from '../mailed-links/mail-link.service.ts'
import { mailedAbout, type LimitMail } from '../mailed-links/link-limits.service.ts'
import type { MailedLinkStore, ResetRequest } from '../mailed-links/mailed-link.store.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { UserStore } from '../user.store.ts'

export type ForgetPassword = (request: ResetRequest) => Promise<void>

/** Mails the requested links. Returns the number of requests. */
export type MailResets = () => Promise<number>

type Needs = {
  links: MailedLinkStore
  users: UserStore
  mailLink: MailLink
  limitMail: LimitMail
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

/**
 * Creates the functions that request and mail links. A request only stores the address, so that an unknown one takes as
 * long; a job looks up the account. Repeated requests are subject to a cooldown: the links already mailed stay valid.
 */
export function forgetPassword({ links, users, mailLink, limitMail, writeSecurityEvent, clock }: Needs): {
  forget: ForgetPassword
  mailResets: MailResets
} {
  const now = () => clock.now()
  return {
    forget: ({ email, ...request }) => links.requestReset({ ...request, email: emailKey(email) }, now()),
    mailResets: () =>
      links.takeResets(async (tx, { email, langId, knownBrowser }) => {
        const user = await users.findByEmail(email)
        if (!user || (await limitMail(tx, email, mailedAbout('reset_password', knownBrowser))) > 0) return
        await mailLink(tx, 'reset_password', { ...user, langId })
        await writeSecurityEvent(tx, { userId: user.id, kind: 'reset_requested', now: now(), origin: null })
      }),
  }
}
