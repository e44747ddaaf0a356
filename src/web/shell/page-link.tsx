import { useCallback, useContext, useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useStore } from 'react-redux'
import { matchRoutes, UNSAFE_DataRouterContext, useHref } from 'react-router'
import { addNamespaces } from '#web/app/messages.ts'
import type { PageHandle } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import type { SiteStore } from '#web/app/store.ts'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'

/** Links are prefetched when they come this close to view (specification §9). */
const PREFETCH_MARGIN = '200px'

export type PageLinkProps = SiteLinkProps

/**
 * A link to a page of the site. Prefetches its code and data when it comes near, and keeps the language
 * prefix.
 */
export const PageLink = import.meta.env.SSR ? SiteLink : PrefetchedLink

function PrefetchedLink(props: PageLinkProps) {
  const near = useNear(props.to, props.reloadDocument === true)
  return <SiteLink {...props} ref={near} />
}

function useNear(to: SiteLinkProps['to'], elsewhere: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  const href = useHref(to)
  const store = useStore() as SiteStore
  const { messages } = useTranslation()
  const site = useSite()
  const router = useContext(UNSAFE_DataRouterContext)?.router

  const prefetch = useCallback(() => {
    const url = new URL(href, window.location.href)
    if (!router || url.origin !== window.location.origin) return
    const matches = matchRoutes(router.routes, url, router.basename ?? '/') ?? []
    for (const { route, params } of matches) {
      const { load, namespaces = [] } = (route.handle ?? {}) as Partial<PageHandle>
      const { dispatch, getState } = store
      // Prefetch errors are ignored: the visit itself reports them.
      void Promise.all([addNamespaces(messages, namespaces), load?.()])
        .then(([, page]) => page?.preload?.({ dispatch, getState, params, url, reason: 'near', site }))
        .catch(() => undefined)
    }
  }, [href, messages, router, site, store])

  useEffect(() => {
    const element = link.current
    if (!element || elsewhere || savesData()) return undefined
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        prefetch()
      },
      { rootMargin: PREFETCH_MARGIN },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [elsewhere, prefetch])

  return link
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
