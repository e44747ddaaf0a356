import { matchRoutes } from 'react-router'
import { splitPath } from '../address.ts'
import type { PageHandle } from '../page.ts'
import { clickCookies } from '#domains/partners/links/click-cookies.contract.ts'
import { preferenceNames, readCookies } from '../preferences.ts'
import { allRoutes } from './all-pages.ts'
import { preferencesOf, createRequestContext, type Preferences, type RenderSite } from '../request-context.ts'
import type { createRender } from './create-render.tsx'

/** Cookies of signing in, which have names of their own. */
const SIGN_IN_COOKIE = /auth/i

/** Timestamps and ids of the calls behind a page, which differ at each render and are not shown. */
const OF_ONE_RENDER = /"(?:requestId|startedTimeStamp|fulfilledTimeStamp)":(?:"[^"]*"|\d+)/g

/** Pages that are the same for all anonymous visitors, for the server's cache of them. */
export function createAnonymousPages(renderRequest: ReturnType<typeof createRender>['renderRequest']) {
  return {
    /**
     * Returns the inputs of a page besides its address. Null if the request has a cookie of ours that may
     * identify the visitor: any except the choices of language and currency, and the partner's click, whose
     * percentage is the page's audience. Null also for an unsupported language: made-up language names would
     * each fill the cache.
     */
    preferencesOf(target: string, cookie: string | undefined, from: RenderSite): Preferences | null {
      const choices = choicesIn(cookie, from.productName)
      const preferences = choices && preferencesOf(splitPath(pathOf(target)).basename, choices, from)
      return preferences?.other === undefined ? preferences : null
    },

    /** Returns true if the page at this path and query is the same for all visitors. */
    isCached(target: string): boolean {
      const { pathname, searchParams } = new URL(`http://site${target}`)
      const cached = cachedAt(pathname)
      return cached !== null && [...searchParams.keys()].every((field) => cached.query.includes(field))
    },

    /**
     * Renders an anonymous page: it uses no cookie and no header of the visitor. Null if it must not be
     * cached: its status is not 200, it sets a cookie, or an API call failed. `identity` is the text without
     * the parts that differ at each render.
     */
    async draw(
      target: string,
      preferences: Preferences,
      from: RenderSite,
    ): Promise<{ text: string; identity: string } | null> {
      const request = new Request(new URL(from.publicUrl).origin + target)
      const requestContext = createRequestContext(request, from, preferences)
      const reply = await renderRequest(request, requestContext)
      const setsCookie = reply.headers.getSetCookie().length > 0
      if (reply.status !== 200 || setsCookie || requestContext.failedCalls.count > 0) return null
      const text = await reply.text()
      return { text, identity: text.replaceAll(OF_ONE_RENDER, '') }
    },
  }
}

type Cached = NonNullable<PageHandle['cached']>

/** Cache of route matches by path. Each match ranks all routes again, a tenth of a page's render time. */
const knownPaths = new Map<string, Cached | null>()
const MAX_PATHS = 1000

function cachedAt(pathname: string): Cached | null {
  const known = knownPaths.get(pathname)
  if (known !== undefined) return known
  const { basename } = splitPath(pathname)
  const { handle } = matchRoutes(allRoutes, pathname, basename || '/')?.at(-1)?.route ?? {}
  const { cached = null } = (handle ?? {}) as Partial<PageHandle>
  // Bounded: clients may request any path.
  if (knownPaths.size >= MAX_PATHS) knownPaths.clear()
  knownPaths.set(pathname, cached)
  return cached
}

function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end < 0 ? target : target.slice(0, end)
}

/** Returns the visitor's cookies. Null if one of them may identify the visitor. */
function choicesIn(cookie: string | undefined, productName: string): Record<string, string> | null {
  if (!cookie) return {}
  const { language, currency } = preferenceNames(productName)
  const clicks = Object.values(clickCookies(productName))
  const harmless = new Set([language, currency, ...clicks, ...clicks.map((name) => `__Host-${name}`)])
  const ofOurs = `${productName.toLowerCase()}_`
  const cookies = readCookies(cookie)
  const isPersonal = Object.keys(cookies).some(
    (name) => !harmless.has(name) && (name.toLowerCase().includes(ofOurs) || SIGN_IN_COOKIE.test(name)),
  )
  return isPersonal ? null : cookies
}
