import { emailKey } from '#kernel/email-address.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { confirmOwner, type OwnerApp, type OwnerUnconfirmed } from '../passwords/confirm-owner.service.ts'
import { limitMail, linkRateLimited, type LinkRateLimited } from '../mailed-links/link-limits.service.ts'
import { mailLink } from '../mailed-links/mail-link.service.ts'
import { endLinks } from '../mailed-links/mailed-link.store.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type * as operations from './email-operations.contract.ts'

const emailUnchanged = {
  code: 'email_unchanged',
  detail: 'This is the address there is',
  faults: [{ path: 'email', code: 'email_unchanged' }],
} as const

type Accepted = { accepted: true }

/**
 * Requests a new address. It takes effect once its mailed link is opened. The current address is notified at once,
 * while a password change can still stop it. Whether the new one is registered is only disclosed to its reader.
 */
export async function changeEmail(
  app: OwnerApp & Pick<App, 'windowCounts' | 'productName' | 'publicUrl'>,
  { userId, origin, body: { password, ...body } }: Call<typeof operations.changeEmail>,
): Promise<Result<Accepted, OwnerUnconfirmed | LinkRateLimited | typeof emailUnchanged>> {
  const owner = await confirmOwner(app, { userId, password, origin })
  if (!owner.ok) return owner
  const user = owner.value
  const email = emailKey(body.email)
  if (email === user.email) return fail(emailUnchanged)
  const now = app.clock.now()
  return app.db.transaction().execute(async (tx) => {
    const seconds = await limitMail(app, tx, email, 'prove_address', userId)
    if (seconds > 0) return fail(linkRateLimited(seconds))
    await endLinks(tx, { userId, purposes: ['change_email'], now })
    await mailLink(app, tx, 'change_email', { ...user, email })
    await queueAccountMail(app, tx, 'email_change_asked', user, { page: '/forgot-password' })
    await writeSecurityEvent(tx, { userId, kind: 'email_change_asked', now, origin })
    return ok({ accepted: true })
  })
}
