import type { Clock } from '#kernel/clock.ts'
import type { LangId } from '#kernel/locale.ts'
import type { MailLink } from '../email/mail-link.service.ts'
import type { LimitMail } from '../email/mail-cooldown.store.ts'
import type { MailedLinkStore } from '../email/mailed-link.store.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import { emailKey } from '../user.ts'
import type { UserStore } from '../user.store.ts'

export type ForgetPassword = (request: { email: string; langId: LangId }) => Promise<void>

/** Mails the requested links; returns the number of requests. */
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
 * A request only stores the address, so that an unknown one takes as long; a job looks up the account. Repeated
 * requests are subject to a cooldown: the links already mailed stay valid.
 */
export function forgetPassword({ links, users, mailLink, limitMail, writeSecurityEvent, clock }: Needs): {
  forget: ForgetPassword
  mailResets: MailResets
} {
  const now = () => new Date(clock.now().epochMilliseconds)
  return {
    forget: ({ email, langId }) => links.requestReset(emailKey(email), langId, now()),
    mailResets: () =>
      links.takeResets(async (tx, { email, langId }) => {
        const user = await users.findByEmail(email)
        if (!user || (await limitMail(tx, email, 'reset_password')) > 0) return
        await mailLink(tx, 'reset_password', { ...user, langId })
        await writeSecurityEvent(tx, { userId: user.id, kind: 'reset_requested', now: now(), origin: null })
      }),
  }
}
