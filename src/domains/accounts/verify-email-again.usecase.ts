import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { HOUR_SECONDS, secondsToNextLink } from './link-pause.ts'
import type { MailLink } from './mail-link.ts'
import type { MailedLinkStore } from './mailed-link.store.ts'
import type { UserStore } from './user.store.ts'

export type VerifyAgainFailure =
  | { code: 'sign_in_required'; detail: string }
  | { code: 'email_proved'; detail: string }
  | LinkTooSoon
export type LinkTooSoon = { code: 'link_too_soon'; detail: string; seconds: number }

export type VerifyEmailAgain = (userId: string) => Promise<Result<null, VerifyAgainFailure>>

type Needs = { db: Db; users: UserStore; links: MailedLinkStore; mailLink: MailLink; clock: Clock }

/** Mails another link to prove the address; those mailed before work on. */
export function verifyEmailAgain({ db, users, links, mailLink, clock }: Needs): VerifyEmailAgain {
  const tooSoon = linkTooSoon({ links, clock })
  return async (userId) => {
    const user = await users.find(userId)
    if (!user) return fail({ code: 'sign_in_required', detail: 'This account is no longer there' })
    if (user.emailVerified) return fail({ code: 'email_proved', detail: 'This address is proved already' })
    const wait = await tooSoon(userId)
    if (wait) return fail(wait)
    await db.transaction().execute((tx) => mailLink(tx, 'verify_email', user))
    return ok(null)
  }
}

/** Why no link can be mailed to somebody yet; null when one can. */
export function linkTooSoon({ links, clock }: Pick<Needs, 'links' | 'clock'>) {
  return async (userId: string): Promise<LinkTooSoon | null> => {
    const now = clock.now().epochMilliseconds
    const since = new Date(now - HOUR_SECONDS * 1000)
    const mailed = await links.mailedSince(userId, ['verify_email', 'change_email'], since)
    const seconds = secondsToNextLink(mailed, new Date(now))
    return seconds > 0 ? { code: 'link_too_soon', detail: `Try again in ${seconds} seconds`, seconds } : null
  }
}
