import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { accountGone } from '../account-gone.ts'
import { linkRateLimited, type LinkRateLimited } from '../mailed-links/link-limits.service.ts'
import type * as operations from './email-operations.contract.ts'

const alreadyVerified = { code: 'email_proved', detail: 'This address is proved already' } as const

/** Mails another verification link; those mailed before stay valid. */
export async function verifyEmailAgain(
  { db, users, mailLink, limitMail }: Pick<App, 'db' | 'users' | 'mailLink' | 'limitMail'>,
  { userId }: Call<typeof operations.verifyEmailAgain>,
): Promise<Result<{ accepted: true }, typeof accountGone | typeof alreadyVerified | LinkRateLimited>> {
  const user = await users.find(userId)
  if (!user) return fail(accountGone)
  if (user.emailVerified) return fail(alreadyVerified)
  return db.transaction().execute(async (tx) => {
    const seconds = await limitMail(tx, user.email, 'prove_address', userId)
    if (seconds > 0) return fail(linkRateLimited(seconds))
    await mailLink(tx, 'verify_email', user)
    return ok({ accepted: true })
  })
}
