import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { msOf, type Clock } from '#kernel/clock.ts'
import type { KnownBrowsers } from '#platform/http/known-browser.ts'

/** How long who works for a partner may be out of date. */
const STALE_MS = 60_000

const PARTNERS_IN_MEMORY = 5000

/** Returns true if one of a partner's people has signed in with this browser. */
export type IsOwnBrowser = (c: Context, partnerId: string) => Promise<boolean>

type Needs = {
  /** The e-mail addresses of a partner's people, without letter case. */
  emailsOf: (partnerId: string) => Promise<string[]>
  browsers: Pick<KnownBrowsers, 'isKnown' | 'hasSignedIn'>
  clock: Clock
}

/** Of browsers that nobody has signed in with, nothing is looked up. */
export function isOwnBrowser({ emailsOf, browsers, clock }: Needs): IsOwnBrowser {
  const emails = new LRUCache<string, { of: string[] }>({
    max: PARTNERS_IN_MEMORY,
    ttl: STALE_MS,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
    fetchMethod: async (partnerId) => ({ of: await emailsOf(partnerId) }),
  })
  return async (c, partnerId) => {
    if (!browsers.hasSignedIn(c)) return false
    const known = await emails.fetch(partnerId)
    return known?.of.some((email) => browsers.isKnown(c, email)) === true
  }
}
