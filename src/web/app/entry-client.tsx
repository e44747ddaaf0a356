import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { addressIn } from './address.ts'
import { App } from './app.tsx'
import { readErrors, readState, STATE_ELEMENT } from './rendering/hydration-state.ts'
import { loadMessages } from './messages.ts'
import type { PageHandle } from './page.ts'
import { recoverLanguage } from './preferences.ts'
import { routerContext } from './router-context.ts'
import { once } from '#ui/lazy-module.ts'
import type { MissingText } from '#ui/messages/messages.ts'
import { rateStorage, removeOldRates } from '#web/rentals/old-rates.ts'
import { pages, pagesBehind } from './routes.ts'
import { routesOf, SHELL } from './router.tsx'
import { createSiteStore } from './store.ts'
import '#ui/site.css'

// The content security policy forbids `eval`; zod, loaded with pages, tries it by default, and the browser reports it.
// This is what `z.config({ jitless: true })` sets; importing zod here would add 11 kB to the first script.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

async function start() {
  removeOldRates(rateStorage(), Date.now())
  const {
    site,
    store: state,
    router: rendered,
  } = readState(document.getElementById(STATE_ELEMENT)?.textContent ?? '')
  const chosen = site.basename === '' ? recoverLanguage(site.productName) : null
  if (chosen !== null && chosen !== site.language) {
    const { pathname, search, hash } = window.location
    return window.location.replace(addressIn(chosen, pathname) + search + hash)
  }
  const basename = site.basename || '/'
  const store = createSiteStore({ origin: window.location.origin }, state)
  const routes = routesOf([...pages, ...(await pagesBehind(window.location.pathname))])
  const matches = matchRoutes(routes, window.location, basename) ?? []
  const namespaces = matches.flatMap(
    ({ route }) => (route.handle as PageHandle | undefined)?.namespaces ?? [],
  )
  // Our messages are complete, so the look-up code rarely loads.
  const lookup = once(async () => {
    const { lookUpMissing } = await import('#ui/missing-texts/look-up-missing.ts')
    const english = (lacking: readonly string[]) => loadMessages('en', site.productName, lacking)
    return lookUpMissing({ platform: 'web', words: messages, english })
  })
  const onMissing = (missing: MissingText) => {
    lookup().then(
      (note) => note(missing),
      () => undefined,
    )
  }
  const [messages] = await Promise.all([
    loadMessages(site.language, site.productName, namespaces, onMissing),
    // The current page's code is loaded before the first render, so that it matches the server's.
    ...matches.map(({ route }) => loadPage(route)),
  ])
  const router = createBrowserRouter(routes, {
    basename,
    patchRoutesOnNavigation: async ({ path, patch }) => patch(SHELL, [...(await pagesBehind(path))]),
    getContext: () => routerContext(site, store, messages),
    hydrationData: {
      loaderData: rendered.loaderData ?? {},
      actionData: rendered.actionData ?? null,
      errors: readErrors(rendered.errors) ?? null,
    },
  })
  // In a transition React yields while hydrating, so that a long page does not delay clicks or scrolling.
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
  // If its code fails to load, the server-rendered page stays as it is.
  await (route.handle as PageHandle | undefined)?.load?.()
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}

void start()
