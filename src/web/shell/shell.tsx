import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Outlet, ScrollRestoration, useMatches, useLocation, useNavigation } from 'react-router'
import type { PageHandle } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { lazyHydrated } from '#ui/lazy-module.ts'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer/footer.tsx'
import { HeaderBar } from './header/header-bar.tsx'
import { useOpenVisit } from './partner-memory/use-open-visit.ts'
import { Toasts } from './toasts/toasts.tsx'
import { useStore } from 'react-redux'
import { followSession } from '#web/app/session/follow-session.ts'
import { type SiteStore, useSiteDispatch, useSiteSelector } from '#web/app/store.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { api, PERSONAL_TAGS } from '#web/app/api.ts'
import { currencyChosen } from '#web/app/header.ts'
import { storedCurrency } from '#web/app/preferences.ts'
import { usePageRestored } from '#web/app/use-page-restored.ts'
import { hasSavedHere } from '#web/rentals/choice/saved-key.ts'

const banner = () => import('./staging-banner.tsx').then((part) => part.StagingBanner)
const StagingBanner = import.meta.env.SSR ? await banner() : lazyHydrated(banner)

const PartnerMemory = lazyHydrated(() =>
  import('./partner-memory/partner-memory.tsx').then((part) => part.PartnerMemory),
)

/** Header and footer of every page (specification §2); a framed area has its own header and no footer. */
export function Shell() {
  const { t } = useTranslation('shell')
  const { simulated } = useSite()
  usePageFocus('content')
  useFollowedSession()
  useMergeSaved()
  useVisitorGuess()
  useFreshHistory()
  const isOpenVisit = useOpenVisit()
  const { framed = false } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:inset-s-4 focus:top-4 focus:z-50 focus:rounded-field focus:bg-paper focus:px-4 focus:py-3 focus:text-ink"
      >
        {t('skip')}
      </a>
      <Preloader />
      <div className="flex min-h-dvh flex-col">
        {simulated.length > 0 && (
          <Suspense fallback={null}>
            <StagingBanner />
          </Suspense>
        )}
        {framed ? (
          <Outlet />
        ) : (
          <>
            <HeaderBar />
            <main id="content" tabIndex={-1} className="grow outline-none">
              <Outlet />
            </main>
            <Footer />
          </>
        )}
        <BackToTop />
      </div>
      {isOpenVisit && (
        <Suspense fallback={null}>
          <PartnerMemory />
        </Suspense>
      )}
      <Toasts />
      {!import.meta.env.SSR && <ScrollRestoration />}
    </>
  )
}

/** Follows the session after hydration: until then both renders use the cookies. */
function useFollowedSession(): void {
  const store = useStore() as SiteStore
  const { productName, sessionPollSeconds } = useSite()
  useEffect(
    () => followSession({ store, productName }, sessionPollSeconds),
    [store, productName, sessionPollSeconds],
  )
}

/**
 * Focuses the page after a navigation: keyboard and screen readers start at its beginning, not at their old
 * position. A header menu that is open by then keeps the focus.
 */
function usePageFocus(contentId: string): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement?.closest('header details[open]')) return
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [contentId, pathname])
}

/** Requests a first guess of country and currency after the page load, if a service is configured. */
function useVisitorGuess(): void {
  const store = useStore() as SiteStore
  const { productName, knowsNetworks } = useSite()
  useEffect(() => {
    if (!knowsNetworks) return
    import('#web/app/guess-visitor.ts').then(
      ({ guessVisitor }) => guessVisitor(store, productName),
      // If the guess fails, the page stays as it is.
      () => undefined,
    )
  }, [store, productName, knowsNetworks])
}

/** A slim line at the top while the next page loads, and on a first load until hydration. */
function Preloader() {
  const { t } = useTranslation('shell')
  const { state } = useNavigation()
  const taken = useHydrated()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {!taken && <span aria-hidden="true" className="first-preloader stands-out block h-0.5 bg-coral" />}
      {taken && state !== 'idle' && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span aria-hidden="true" className="preloader stands-out block h-0.5 bg-coral" />
        </>
      )}
    </div>
  )
}

/**
 * After Back the browser may show a page from its HTTP cache, or in its earlier state: refetches the
 * visitor's own data, and applies the last chosen currency.
 */
function useFreshHistory(): void {
  const dispatch = useSiteDispatch()
  const { productName } = useSite()
  const followCurrency = () => {
    const stored = storedCurrency(productName)
    if (stored !== null) dispatch(currencyChosen(stored))
  }
  usePageRestored(followCurrency)
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation')
    if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'back_forward') return
    const stored = storedCurrency(productName)
    if (stored !== null) dispatch(currencyChosen(stored))
    dispatch(api.util.invalidateTags([...PERSONAL_TAGS]))
  }, [dispatch, productName])
}

/** Moves the cars saved in this browser to the account after sign-in. */
function useMergeSaved(): void {
  const store = useStore() as SiteStore
  const signedIn = useSiteSelector(({ session }) => session.status === 'authenticated')
  useEffect(() => {
    if (!signedIn || !hasSavedHere()) return
    // A later visit tries again.
    void import('#web/rentals/choice/merge-saved.ts').then(
      ({ mergeSaved }) => mergeSaved(store),
      () => undefined,
    )
  }, [signedIn, store])
}
