import type { Context, MiddlewareHandler, Next } from 'hono'
import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import type { PageBudget } from './page-budget.ts'
import { packedPage, pageBytes, sendPacked, type PackedPage } from './packed-page.ts'

/** Maximum size of the page cache. */
const MAX_BYTES = 48_000_000

/** How long a page is served without being rendered again. */
const FRESH_MS = 60_000

/** How long it is then served once more, while one render replaces it. */
const STALE_MS = 60_000

/** Longer addresses are not cached. */
const MAX_TARGET = 300

const FOR_ALL = `public, max-age=0, stale-while-revalidate=${STALE_MS / 1000}`

/** Of pages that are the same for some visitors only. */
const FOR_SOME = 'private, no-cache'

/** What a page depends on besides its address. */
type Preferences = { language: string; currency: string; today: string }

/** The pages that are the same for all anonymous visitors; exported by the site's build. */
export type AnonymousPages<Settings, Site> = {
  /** Null if the cookies may tell who the visitor is. */
  preferencesOf: (target: string, cookie: string | undefined, settings: Settings) => Preferences | null
  /** Returns true if the page at this path and query is cached. */
  isCached: (target: string) => boolean
  /** Renders it for nobody; null if it must not be cached. `identity` is the same for the same content. */
  draw: (
    target: string,
    preferences: Preferences,
    site: Site,
  ) => Promise<{ text: string; identity: string } | null>
}

type Wanted<Settings, Site> = {
  pages: AnonymousPages<Settings, Site>
  settings: Settings
  /** Who else is shown the same page, such as all whose prices include the same percent; empty: everybody. */
  audienceOf: (c: Context) => Promise<string>
  /** The settings of the site, with the API as this audience calls it. */
  siteFor: (c: Context, audience: string) => Site
  /** Changes when content is published: pages rendered before are not served any more. */
  generation: () => string | Promise<string>
  budget: PageBudget
  /** The content security policy of pages. */
  policy: string
  clock: Clock
  onError: (error: unknown) => void
}

type Kept = PackedPage & { freshUntil: number }

/** A page to draw, for a visitor who waits for it. */
type Drawing = { key: string; target: string; preferences: Preferences; audience: string; c: Context }

/**
 * Serves anonymous pages from memory: by address, language, currency, day and audience. Fresh for 60 s, then served as it is for
 * another 60 s at most while one render replaces it. A visitor with any cookie of ours that may tell who they are gets
 * a page of their own, rendered by what comes next.
 */
export function pageCache<Settings, Site>(wanted: Wanted<Settings, Site>): MiddlewareHandler {
  const { pages, settings, audienceOf, siteFor, generation, budget, policy, clock, onError } = wanted
  const kept = byteCache<Kept>({
    maxBytes: MAX_BYTES,
    lifetimeMs: FRESH_MS + STALE_MS,
    clock,
    bytesOf: pageBytes,
  })
  const underWay = new Map<string, Promise<Kept | null>>()
  const now = () => clock.now().epochMilliseconds
  let lastGeneration = ''

  async function draw({ key, target, preferences, audience, c }: Drawing) {
    const drawn = await pages.draw(target, preferences, siteFor(c, audience))
    // What was read for it may be of another audience than the visitor was of a moment ago.
    if (!drawn || (audience !== '' && (await audienceOf(c)) !== audience)) return null
    const page: Kept = {
      ...(await packedPage(drawn, {
        'content-type': 'text/html; charset=utf-8',
        'content-language': preferences.language,
        'content-security-policy': policy,
        'cache-control': audience === '' ? FOR_ALL : FOR_SOME,
        vary: 'Cookie, Accept-Encoding',
      })),
      freshUntil: now() + FRESH_MS,
    }
    kept.set(key, page)
    return page
  }

  /** One render for all who wait for the same page. */
  function drawOnce(page: Drawing) {
    const { key } = page
    const running = underWay.get(key)
    if (running) return running
    const drawing = draw(page)
      .catch((error: unknown) => {
        onError(error)
        return null
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return drawing
  }

  async function answer(c: Context, next: Next, target: string) {
    const preferences = pages.preferencesOf(target, c.req.header('cookie'), settings)
    if (!preferences) return next()
    const asked = generation()
    const current = typeof asked === 'string' ? asked : await asked
    if (current !== lastGeneration) {
      lastGeneration = current
      kept.clear()
    }
    const { language, currency, today } = preferences
    const audience = await audienceOf(c)
    const key = `${target} ${language} ${currency} ${today} ${current} ${audience}`
    const page = { key, target, preferences, audience, c }
    const found = kept.get(key)
    if (found) {
      if (found.freshUntil <= now()) void drawOnce(page)
      return sendPacked(c, found)
    }
    if (!pages.isCached(target)) return next()
    const refused = await budget(c)
    if (refused) return refused
    const drawn = await drawOnce(page)
    return drawn ? sendPacked(c, drawn) : next()
  }

  return (c, next) => {
    const target = targetOf(c)
    return target === null ? next() : answer(c, next, target)
  }
}

/** Paths that are never pages: no work is done for them here. */
const NO_PAGE = /^\/(?:api|assets|auth|og|r|suppliers|pictures|trips|widget)\//

/** Path and query of a request that a page may answer anonymously. */
function targetOf(c: Context): string | null {
  const { method, url } = c.req
  if ((method !== 'GET' && method !== 'HEAD') || NO_PAGE.test(c.req.path)) return null
  if (c.req.header('authorization') !== undefined) return null
  const target = url.slice(url.indexOf('/', url.indexOf('://') + 3))
  return target.length > MAX_TARGET ? null : target
}
