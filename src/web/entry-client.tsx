import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { readErrors, STATE_ELEMENT, type HandedOver } from './hand-over.ts'
import { loadI18n } from './i18n/messages.ts'
import { storeContext } from './page.ts'
import { routes } from './router.tsx'
import { createSiteStore } from './store.ts'
import './ui/site.css'

async function start() {
  const {
    site,
    store: state,
    router: rendered,
  } = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as HandedOver
  const basename = site.basename || '/'
  const store = createSiteStore({ origin: window.location.origin }, state)
  const [messages] = await Promise.all([loadI18n(site.language, site.productName), loadPage(basename)])
  const router = createBrowserRouter(routes, {
    basename,
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
    hydrationData: { loaderData: rendered.loaderData ?? {}, errors: readErrors(rendered.errors) ?? null },
  })
  hydrateRoot(
    document,
    <StrictMode>
      <App site={site} store={store} messages={messages}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
}

/** The page of this address is loaded before the first render, so that it equals the server's. */
async function loadPage(basename: string) {
  for (const { route } of matchRoutes(routes, window.location, basename) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}

void start()
