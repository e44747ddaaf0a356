import type { Clock } from '#kernel/clock.ts'
import type { LangId } from '#kernel/locale.ts'
import type { MailLink } from '../email/mail-link.service.ts'
import type { LimitMail } from '../email/mail-cooldown.store.ts'
import type { MailedLinkStore } from '../email/mailed-link.store.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import { emailKey } from '../user.ts'
import type { UserStore } from '../user.store.ts'

export type ForgetPassword = (request: { email: string; langId: LangId }) => Promise<void>

/** Mails the links that were asked for; answers how many requests there were. */
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
 * Asking writes down the address and nothing else, so that it takes as long for one that is unknown; whose it is is
 * looked up by a job. Who asks again and again is mailed no more than now and then: those links work on.
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
