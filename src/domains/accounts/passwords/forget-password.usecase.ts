import { emailKey } from '#kernel/email-address.ts'
import type { App } from '#platform/app.ts'
import { limitMail, mailedAbout } from '../mailed-links/link-limits.service.ts'
import { mailLink } from '../mailed-links/mail-link.service.ts'
import {
  insertResetRequest,
  takeResetRequests,
  type ResetRequest,
} from '../mailed-links/mailed-link.store.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import { findUserByEmail } from '../user.store.ts'

/**
 * Requests a link to choose another password. Only stores the address, so that an unknown one takes as long; a job
 * looks up the account. Repeated requests are subject to a cooldown: the links already mailed stay valid.
 */
export async function forgetPassword(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { email, ...request }: ResetRequest,
): Promise<void> {
  await insertResetRequest(db, { ...request, email: emailKey(email) }, clock.now())
}

/** Mails the requested links. Returns the number of requests. */
export function mailResets(
  app: Pick<App, 'db' | 'clock' | 'windowCounts' | 'productName' | 'publicUrl'>,
): Promise<number> {
  return takeResetRequests(app.db, async (tx, { email, langId, knownBrowser }) => {
    const user = await findUserByEmail(app.db, email)
    if (!user || (await limitMail(app, tx, email, mailedAbout('reset_password', knownBrowser))) > 0) return
    await mailLink(app, tx, 'reset_password', { ...user, langId })
    await writeSecurityEvent(tx, {
      userId: user.id,
      kind: 'reset_requested',
      now: app.clock.now(),
      origin: null,
    })
  })
}
