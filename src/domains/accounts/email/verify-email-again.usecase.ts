import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { accountGone } from '../account-gone.ts'
import { limitMail, linkRateLimited, type LinkRateLimited } from '../mailed-links/link-limits.service.ts'
import { mailLink } from '../mailed-links/mail-link.service.ts'
import type * as operations from './email-operations.contract.ts'
import { findUser } from '../user.store.ts'

const alreadyVerified = { code: 'email_proved', detail: 'This address is proved already' } as const

/** Mails another verification link; those mailed before stay valid. */
export async function verifyEmailAgain(
  app: Pick<App, 'db' | 'clock' | 'windowCounts' | 'productName' | 'publicUrl'>,
  { userId }: Call<typeof operations.verifyEmailAgain>,
): Promise<Result<{ accepted: true }, typeof accountGone | typeof alreadyVerified | LinkRateLimited>> {
  const user = await findUser(app.db, userId)
  if (!user) return fail(accountGone)
  if (user.emailVerified) return fail(alreadyVerified)
  return app.db.transaction().execute(async (tx) => {
    const seconds = await limitMail(app, tx, user.email, 'prove_address', userId)
    if (seconds > 0) return fail(linkRateLimited(seconds))
    await mailLink(app, tx, 'verify_email', user)
    return ok({ accepted: true })
  })
}
