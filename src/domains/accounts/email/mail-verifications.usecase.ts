import type { App } from '#platform/app.ts'
import { limitMail } from '../mailed-links/link-limits.service.ts'
import { mailLink } from '../mailed-links/mail-link.service.ts'
import { takeVerifyRequests } from './verify-request.store.ts'
import { findUser, isAddressVerified } from '../user.store.ts'

/** The link is still stored, but its secret is never sent. */
const ALREADY_REGISTERED = { notification: 'already_registered', page: '/forgot-password' } as const

/**
 * Mails new accounts their verification link. If the address is already verified, notifies its owner instead. Returns
 * the number of requests. Repeated registrations of an address do not flood its mailbox.
 */
export function mailVerifications(
  app: Pick<App, 'db' | 'clock' | 'windowCounts' | 'productName' | 'publicUrl'>,
): Promise<number> {
  const { db } = app
  return takeVerifyRequests(db, async (tx, userId) => {
    const user = await findUser(db, userId)
    if (!user || user.emailVerified) return
    if ((await limitMail(app, tx, user.email, 'prove_address', userId)) > 0) return
    const taken = await isAddressVerified(db, user.email)
    await mailLink(app, tx, 'verify_email', user, taken ? ALREADY_REGISTERED : undefined)
  })
}
