import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { accountGone } from '../account-gone.ts'
import { resendCooldown, type ResendCooldown } from './resend-cooldown.service.ts'
import type { MailLink } from './mail-link.service.ts'
import type { LimitMail } from './mail-cooldown.store.ts'
import type { MailedLinkStore } from './mailed-link.store.ts'
import type { UserStore } from '../user.store.ts'

export type VerifyAgainFailure =
  | typeof accountGone
  | { code: 'email_proved'; detail: string }
  | ResendCooldown

export type VerifyEmailAgain = (userId: string) => Promise<Result<null, VerifyAgainFailure>>

type Needs = {
  db: Db
  users: UserStore
  links: MailedLinkStore
  mailLink: MailLink
  limitMail: LimitMail
  clock: Clock
}

/** Mails another verification link; those mailed before stay valid. */
export function verifyEmailAgain(needs: Needs): VerifyEmailAgain {
  const { db, users, mailLink } = needs
  const tooSoon = resendCooldown(needs)
  return async (userId) => {
    const user = await users.find(userId)
    if (!user) return fail(accountGone)
    if (user.emailVerified) return fail({ code: 'email_proved', detail: 'This address is proved already' })
    return db.transaction().execute(async (tx) => {
      const wait = await tooSoon(tx, { userId, email: user.email })
      if (wait) return fail(wait)
      await mailLink(tx, 'verify_email', user)
      return ok(null)
    })
  }
}
