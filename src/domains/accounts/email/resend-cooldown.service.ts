import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { COUNTED_SECONDS, secondsToNextLink } from './link-cooldown.ts'
import type { LimitMail } from './mail-cooldown.store.ts'
import type { MailedLinkStore } from './mailed-link.store.ts'

export type ResendCooldown = { code: 'link_too_soon'; detail: string; seconds: number }

type Needs = { links: MailedLinkStore; limitMail: LimitMail; clock: Clock }

/**
 * Why an account cannot be mailed another verification link yet; null: it is mailed now. The limits apply per
 * account, whatever the addresses, and per address, whatever the accounts.
 */
export function resendCooldown({ links, limitMail, clock }: Needs) {
  return async (
    tx: Db,
    { userId, email }: { userId: string; email: string },
  ): Promise<ResendCooldown | null> => {
    const now = clock.now().epochMilliseconds
    const since = new Date(now - COUNTED_SECONDS * 1000)
    const mailed = await links.mailedSince(tx, { userId, purposes: ['verify_email', 'change_email'], since })
    const ofAccount = secondsToNextLink(mailed, new Date(now))
    const seconds = ofAccount > 0 ? ofAccount : await limitMail(tx, email, 'prove_address')
    return seconds > 0 ? { code: 'link_too_soon', detail: `Try again in ${seconds} seconds`, seconds } : null
  }
}
