import { LANGUAGE_CODES } from '#kernel/locale.ts'
import type { Context } from 'hono'
import type { RateLimit } from '../rate-limit.ts'
import { plainPage } from './plain-page.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../../words/en/page-budget.json'

const texts = readTextsByKey<typeof words>('platform', 'page-budget')

/**
 * Pages rendered per network and minute. Excludes cached pages and client-side navigation, which only calls the API. An
 * office of forty-eight people who each open five pages a minute stays below.
 */
const PAGES = { perMinute: 240, perFiveSeconds: 30 }

/** Budget of pages that query suppliers: each takes ten times as long as another page. */
const WITH_OFFERS = { perMinute: 48, perFiveSeconds: 5 }

const OF_OFFERS = new RegExp(`^(?:/(?:${LANGUAGE_CODES.join('|')}))?/(?:search|car|compare)(?:/|$)`)

/** Counts a page that is about to be rendered. Returns the rejection, or null. */
export type PageBudget = (c: Context) => Promise<Response | null>

export function pageBudget(rateLimit: RateLimit): PageBudget {
  const all = rateLimit('pages', PAGES.perMinute, PAGES)
  const withOffers = rateLimit('pages with offers', WITH_OFFERS.perMinute, WITH_OFFERS)
  return async (c) => {
    for (const limit of OF_OFFERS.test(c.req.path) ? [withOffers, all] : [all]) {
      const rejection = await limit(c, async () => {})
      if (rejection)
        return plainPage(c, 429, {
          text: texts.tooMany,
          afterSeconds: Number(rejection.headers.get('retry-after')),
        })
    }
    return null
  }
}
