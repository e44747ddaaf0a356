import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { accountGone } from '../account-gone.ts'
import type { MailLink } from '../mailed-links/mail-link.service.ts'
import { linkTooSoon, type LimitMail, type LinkTooSoon } from '../mailed-links/link-limits.service.ts'
import type { UserStore } from '../user.store.ts'

export type VerifyAgainFailure = typeof accountGone | { code: 'email_proved'; detail: string } | LinkTooSoon

export type VerifyEmailAgain = (userId: string) => Promise<Result<null, VerifyAgainFailure>>

type Needs = {
  db: Db
  users: UserStore
  mailLink: MailLink
  limitMail: LimitMail
}

/** Mails another verification link; those mailed before stay valid. */
export function verifyEmailAgain(needs: Needs): VerifyEmailAgain {
  const { db, users, mailLink, limitMail } = needs
  return async (userId) => {
    const user = await users.find(userId)
    if (!user) return fail(accountGone)
    if (user.emailVerified) return fail({ code: 'email_proved', detail: 'This address is proved already' })
    return db.transaction().execute(async (tx) => {
      const seconds = await limitMail(tx, user.email, 'prove_address', userId)
      if (seconds > 0) return fail(linkTooSoon(seconds))
      await mailLink(tx, 'verify_email', user)
      return ok(null)
    })
  }
}
