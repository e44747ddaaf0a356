import { matchRoutes } from 'react-router'
import { splitPath } from '../address.ts'
import type { PageHandle } from '../page.ts'
import { clickCookies } from '#domains/partners/links/click-cookies.contract.ts'
import { preferenceNames, readCookies } from '../preferences.ts'
import { allRoutes } from './all-pages.ts'
import { preferencesOf, createRequestContext, type Preferences, type RenderSite } from '../request-context.ts'
import type { RenderRequest } from './create-render.tsx'

/** Cookies of signing in, which have names of their own. */
const SIGN_IN_COOKIE = /auth/i

/** Timestamps and ids of the calls behind a page, which differ at each render and are not shown. */
const OF_ONE_RENDER = /"(?:requestId|startedTimeStamp|fulfilledTimeStamp)":(?:"[^"]*"|\d+)/g

/** Pages that are the same for all anonymous visitors, for the server's cache of them. */
export function createAnonymousPages(renderRequest: RenderRequest) {
  return {
    /**
     * What a page depends on besides its address. Null if the request has a cookie of ours other than the choices of
     * language and currency, and by which partner they came, whose percent is the page's audience: it may tell who the visitor
     * is. Null as well where the language is none of ours: pages would be
     * kept for each name that somebody may think of.
     */
    preferencesOf(target: string, cookie: string | undefined, from: RenderSite): Preferences | null {
      const choices = choicesIn(cookie, from.productName)
      const preferences = choices && preferencesOf(splitPath(pathOf(target)).basename, choices, from)
      return preferences?.other === undefined ? preferences : null
    },

    /** Returns true if the page at this path and query says that it is the same for all. */
    isCached(target: string): boolean {
      const { pathname, searchParams } = new URL(`http://site${target}`)
      const cached = cachedAt(pathname)
      return cached !== null && [...searchParams.keys()].every((field) => cached.query.includes(field))
    },

    /**
     * Renders an anonymous page: it uses no cookie and no header of the visitor. Null if it is not to be cached: its
     * status is not 200, it sets a cookie, or a call behind it failed. `identity` is the text without what differs at
     * each render.
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
  // Anybody may ask for any path.
  if (knownPaths.size >= MAX_PATHS) knownPaths.clear()
  knownPaths.set(pathname, cached)
  return cached
}

function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end < 0 ? target : target.slice(0, end)
}

/** The visitor's cookies, if none of ours is among them but choices and the partner by whom they came. */
function choicesIn(cookie: string | undefined, productName: string): Record<string, string> | null {
  if (!cookie) return {}
  const { language, currency } = preferenceNames(productName)
  const clicks = Object.values(clickCookies(productName))
  const harmless = new Set([language, currency, ...clicks, ...clicks.map((name) => `__Host-${name}`)])
  const ofOurs = `${productName.toLowerCase()}_`
  const cookies = readCookies(cookie)
  const telling = Object.keys(cookies).some(
    (name) => !harmless.has(name) && (name.toLowerCase().includes(ofOurs) || SIGN_IN_COOKIE.test(name)),
  )
  return telling ? null : cookies
}
