import { emailKey } from '#kernel/email-address.ts'
import type { App } from '#platform/app.ts'
import { mailedAbout } from '../mailed-links/link-limits.service.ts'
import type { ResetRequest } from '../mailed-links/mailed-link.store.ts'
import { writeSecurityEvent } from '../security-event.store.ts'

/**
 * Requests a link to choose another password. Only stores the address, so that an unknown one takes as long; a job
 * looks up the account. Repeated requests are subject to a cooldown: the links already mailed stay valid.
 */
export async function forgetPassword(
  { links, clock }: Pick<App, 'links' | 'clock'>,
  { email, ...request }: ResetRequest,
): Promise<void> {
  await links.requestReset({ ...request, email: emailKey(email) }, clock.now())
}

/** Mails the requested links. Returns the number of requests. */
export function mailResets({
  links,
  users,
  mailLink,
  limitMail,
  clock,
}: Pick<App, 'links' | 'users' | 'mailLink' | 'limitMail' | 'clock'>): Promise<number> {
  return links.takeResets(async (tx, { email, langId, knownBrowser }) => {
    const user = await users.findByEmail(email)
    if (!user || (await limitMail(tx, email, mailedAbout('reset_password', knownBrowser))) > 0) return
    await mailLink(tx, 'reset_password', { ...user, langId })
    await writeSecurityEvent(tx, { userId: user.id, kind: 'reset_requested', now: clock.now(), origin: null })
  })
}
