import { createContext, type Params } from 'react-router'
import type { Messages } from '#ui/messages/messages.ts'
import type { ComponentType } from 'react'
import type { Site } from './site.tsx'
import type { SiteStore } from './store.ts'

/**
 * Reason for requesting a page's data: `server` renders it now, `follow` is a navigation in the browser,
 * `near` a prefetch for a link close to view. Skip expensive data (a supplier request) if it is only `near`.
 */
export type PreloadReason = 'server' | 'follow' | 'near'

export type PreloadArgs = {
  dispatch: SiteStore['dispatch']
  getState: SiteStore['getState']
  params: Params
  /** Address of the page, with its query; the path carries the language prefix if there is one. */
  url: URL
  reason: PreloadReason
  site: Site
}

/**
 * Requests the data of a page by dispatching API queries. May throw `redirect('/…')`, or `data(null, { status: 404 })`
 * for a page that does not exist.
 */
export type Preload = (args: PreloadArgs) => Promise<unknown>

export type ActionArgs = Omit<PreloadArgs, 'reason' | 'params'> & {
  form: FormData
  words: Messages
}

/**
 * Handles a form posted to the page (`<Form method="post">`): in the browser after hydration, else on the
 * server. Returns the page's new data (`useActionData`), or a redirect.
 */
export type Action = (args: ActionArgs) => Promise<unknown>

/** Exports of a page's file. */
export type PageModule = { Component: ComponentType; preload?: Preload; action?: Action }

/** Indexing and caching of a page (default: neither), and its frame. */
export type PageVisibility = {
  /** True if the page renders its own header instead of the site’s header and footer. */
  framed?: boolean
  /** In the sitemap if its address is fixed, and without `noindex`. */
  indexed?: boolean
  /** Closed to crawlers by robots.txt: it is about one person, or it calls suppliers. */
  closed?: boolean
  /**
   * Cached for all anonymous visitors: it depends on its address, the language, the currency and the day alone. The
   * fields its query may have; with any other field the page is not cached.
   */
  cached?: { query: readonly string[] }
}

/** The handle of a page's route, so that a link can fetch the page before it is followed. */
export type PageHandle = PageVisibility & { load: () => Promise<PageModule>; namespaces: readonly string[] }

/** The store of the request (on the server) or of the browser's page. */
export const storeContext = createContext<SiteStore>()

/** The page's messages. */
export const messagesContext = createContext<Messages>()

/** The site's settings. */
export const siteContext = createContext<Site>()
