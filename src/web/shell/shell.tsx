import { Suspense } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import type { PageHandle } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { lazyHydrated } from '#ui/lazy-module.ts'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer/footer.tsx'
import { HeaderBar } from './header/header-bar.tsx'
import { useOpenVisit } from './partner-memory/use-open-visit.ts'
import { Preloader } from './preloader.tsx'
import { Toasts } from './toasts/toasts.tsx'
import { useFollowedSession } from './use-followed-session.ts'
import { useMergeSaved } from './use-merge-saved.ts'
import { useVisitorGuess } from './use-visitor-guess.ts'
import { useFreshHistory } from './use-fresh-history.ts'
import { usePageFocus } from './use-page-focus.ts'

const banner = () => import('./staging-banner.tsx').then((part) => part.StagingBanner)
const StagingBanner = import.meta.env.SSR ? await banner() : lazyHydrated(banner)

const PartnerMemory = lazyHydrated(() =>
  import('./partner-memory/partner-memory.tsx').then((part) => part.PartnerMemory),
)

/** What surrounds every page (specification §2); an area that is framed has its own header, and no footer. */
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
