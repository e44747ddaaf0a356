import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { readErrors, STATE_ELEMENT, type HandedOver } from './rendering/hand-over.ts'
import { loadMessages } from './messages.ts'
import type { PageHandle } from './page.ts'
import { routerContext } from './router-context.ts'
import { rateStorage, removeOldRates } from '#web/rentals/rate-storage.ts'
import { routes } from './router.tsx'
import { createSiteStore } from './store.ts'
import '#ui/site.css'

// The content policy allows no `eval`; zod, which pages bring, tries it unless told, and the browser reports it.
// This is what `z.config({ jitless: true })` sets; zod itself would cost the first script 11 kB.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

async function start() {
  removeOldRates(rateStorage(), Date.now())
  const {
    site,
    store: state,
    router: rendered,
  } = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as HandedOver
  const basename = site.basename || '/'
  const store = createSiteStore({ origin: window.location.origin }, state)
  const matches = matchRoutes(routes, window.location, basename) ?? []
  const namespaces = matches.flatMap(
    ({ route }) => (route.handle as PageHandle | undefined)?.namespaces ?? [],
  )
  const [messages] = await Promise.all([
    loadMessages(site.language, site.productName, namespaces),
    // The page of this address is there before the first render, which so equals the server's.
    ...matches.map(({ route }) => loadPage(route)),
  ])
  const router = createBrowserRouter(routes, {
    basename,
    getContext: () => routerContext(site, store, messages),
    hydrationData: {
      loaderData: rendered.loaderData ?? {},
      actionData: rendered.actionData ?? null,
      errors: readErrors(rendered.errors) ?? null,
    },
  })
  // In a transition React makes pauses, so that a long page keeps no press or scroll waiting.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App site={site} store={store} messages={messages}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
    )
  })
}

async function loadPage(route: RouteObject) {
  // Without its code the server's page stays as it came.
  await (route.handle as PageHandle | undefined)?.load?.()
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}

void start()
