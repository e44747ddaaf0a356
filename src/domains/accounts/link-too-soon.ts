import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { HOUR_SECONDS, secondsToNextLink } from './link-pause.ts'
import type { LinkPurpose, MailedLinkStore } from './mailed-link.store.ts'

export type LinkTooSoon = { code: 'link_too_soon'; detail: string; seconds: number }

/** Why no link of these purposes can be mailed to somebody yet; null when one can. */
export function linkTooSoon({ links, clock }: { links: MailedLinkStore; clock: Clock }) {
  return async (db: Db, userId: string, ...purposes: LinkPurpose[]): Promise<LinkTooSoon | null> => {
    const now = clock.now().epochMilliseconds
    const since = new Date(now - HOUR_SECONDS * 1000)
    const mailed = await links.mailedSince(db, { userId, purposes, since })
    const seconds = secondsToNextLink(mailed, new Date(now))
    return seconds > 0 ? { code: 'link_too_soon', detail: `Try again in ${seconds} seconds`, seconds } : null
  }
}
