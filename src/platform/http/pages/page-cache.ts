import type { Context, MiddlewareHandler, Next } from 'hono'
import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import type { PageBudget } from './page-budget.ts'
import { packedPage, pageBytes, sendPacked, type PackedPage } from './packed-page.ts'

/** Maximum size of the page cache. */
const MAX_BYTES = 48_000_000

/** Time, in milliseconds, for which a page is served without a new render. */
const FRESH_MS = 60_000

/** Time for which an expired page is still served while one render replaces it. */
const STALE_MS = 60_000

/** Longer addresses are not cached. */
const MAX_TARGET = 300

const FOR_ALL = `public, max-age=0, stale-while-revalidate=${STALE_MS / 1000}`

/** Cache header of pages shared by some visitors only. */
const FOR_SOME = 'private, no-cache'

/** Inputs of a page besides its address. */
type Preferences = { language: string; currency: string; today: string }

/** The pages that are the same for all anonymous visitors; exported by the site's build. */
export type AnonymousPages<Settings, Site> = {
  /** Null if the cookies may identify the visitor. */
  preferencesOf: (target: string, cookie: string | undefined, settings: Settings) => Preferences | null
  /** Returns true if the page at this path and query is cached. */
  isCached: (target: string) => boolean
  /** Renders it anonymously. Null if it must not be cached. `identity` is the same for the same content. */
  draw: (
    target: string,
    preferences: Preferences,
    site: Site,
  ) => Promise<{ text: string; identity: string } | null>
}

type Options<Settings, Site> = {
  pages: AnonymousPages<Settings, Site>
  settings: Settings
  /**
   * Returns the group of visitors who see the same page, such as those whose prices include the same percentage. Empty
   * for everyone.
   */
  audienceOf: (c: Context) => Promise<string>
  /** Returns the settings of the site, with the API for this audience. */
  siteFor: (c: Context, audience: string) => Site
  /** Changes when content is published. Pages rendered earlier are no longer served. */
  generation: () => string | Promise<string>
  budget: PageBudget
  /** The content security policy of pages. */
  policy: string
  clock: Clock
  onError: (error: unknown) => void
}

type CachedPage = PackedPage & { freshUntil: number }

/** A page to render for a waiting visitor. */
type Drawing = { key: string; target: string; preferences: Preferences; audience: string; c: Context }

/**
 * Serves anonymous pages from memory, by address, language, currency, day and audience. A page is fresh for 60 s, then
 * served stale for up to another 60 s while one render replaces it. A visitor with a cookie that may identify them gets
 * a separate page, rendered by the next handler.
 */
export function pageCache<Settings, Site>(options: Options<Settings, Site>): MiddlewareHandler {
  const { pages, settings, audienceOf, siteFor, generation, budget, policy, clock, onError } = options
  const cached = byteCache<CachedPage>({
    maxBytes: MAX_BYTES,
    lifetimeMs: FRESH_MS + STALE_MS,
    clock,
    bytesOf: pageBytes,
  })
  const underWay = new Map<string, Promise<CachedPage | null>>()
  const now = () => clock.now().epochMilliseconds
  let lastGeneration = ''

  async function draw({ key, target, preferences, audience, c }: Drawing) {
    const drawn = await pages.draw(target, preferences, siteFor(c, audience))
    // The audience may have changed during the render.
    if (!drawn || (audience !== '' && (await audienceOf(c)) !== audience)) return null
    const page: CachedPage = {
      ...(await packedPage(drawn, {
        'content-type': 'text/html; charset=utf-8',
        'content-language': preferences.language,
        'content-security-policy': policy,
        'cache-control': audience === '' ? FOR_ALL : FOR_SOME,
        vary: 'Cookie, Accept-Encoding',
      })),
      freshUntil: now() + FRESH_MS,
    }
    cached.set(key, page)
    return page
  }

  /** Renders a page once for all waiting requests. */
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
    const pending = generation()
    const current = typeof pending === 'string' ? pending : await pending
    if (current !== lastGeneration) {
      lastGeneration = current
      cached.clear()
    }
    const { language, currency, today } = preferences
    const audience = await audienceOf(c)
    const key = `${target} ${language} ${currency} ${today} ${current} ${audience}`
    const page = { key, target, preferences, audience, c }
    const found = cached.get(key)
    if (found) {
      if (found.freshUntil <= now()) void drawOnce(page)
      return sendPacked(c, found)
    }
    if (!pages.isCached(target)) return next()
    const rejection = await budget(c)
    if (rejection) return rejection
    const drawn = await drawOnce(page)
    return drawn ? sendPacked(c, drawn) : next()
  }

  return (c, next) => {
    const target = targetOf(c)
    return target === null ? next() : answer(c, next, target)
  }
}

/** Paths that are never pages, and are skipped here. */
const NO_PAGE = /^\/(?:api|assets|auth|og|r|suppliers|pictures|trips|widget)\//

/** Returns the path and query of a request that may get an anonymous page. */
function targetOf(c: Context): string | null {
  const { method, url } = c.req
  if ((method !== 'GET' && method !== 'HEAD') || NO_PAGE.test(c.req.path)) return null
  if (c.req.header('authorization') !== undefined) return null
  const target = url.slice(url.indexOf('/', url.indexOf('://') + 3))
  return target.length > MAX_TARGET ? null : target
}
