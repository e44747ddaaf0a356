import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router'
import type { i18n } from 'i18next'
import type { Language } from '#kernel/locale.ts'
import { splitPath } from './address.ts'
import { api } from './api.ts'
import { App } from './app.tsx'
import { STATE_ELEMENT, writeErrors, writeState } from './hand-over.ts'
import { headerFor } from './header.ts'
import { loadI18n, messagesSource } from './i18n/messages.ts'
import { filesFor, type Manifest } from './manifest.ts'
import { storeContext } from './page.ts'
import { preferenceNames, readCookies, readCurrencyChoice, readLanguageChoice } from './preferences.ts'
import { routes } from './router.tsx'
import { sessionFrom } from './session.ts'
import type { Site } from './site.tsx'
import { createSiteStore, type SiteStore } from './store.ts'

export type RenderSite = {
  /** The API, called in-process. */
  fetchApi: (request: Request) => Promise<Response>
  productName: string
  defaultLanguage: string
  defaultCurrency: string
  publicUrl: string
  production: boolean
}

/** Renders pages of the site; `manifest` names the files of the browser build. */
export function createRender(manifest: Manifest) {
  const handlers = {
    '': createStaticHandler(routes),
    '/en': createStaticHandler(routes, { basename: '/en' }),
    '/ar': createStaticHandler(routes, { basename: '/ar' }),
  }
  const messagesOf = new Map<string, Promise<i18n>>()

  return async function render(request: Request, from: RenderSite): Promise<Response> {
    const site = siteOf(request, from)
    const passedOn = new Headers()
    const store = storeFor(request, from, site, passedOn)
    const handler = handlers[site.basename]
    try {
      const context = await handler.query(new Request(request.url, { headers: request.headers }), {
        requestContext: new RouterContextProvider(new Map([[storeContext, store]])),
      })
      if (context instanceof Response) return redirected(context, passedOn)
      const key = `${site.language} ${site.productName}`
      const messages = messagesOf.get(key) ?? loadI18n(site.language, site.productName)
      messagesOf.set(key, messages)
      const page = { site, store, messages: await messages, handler }
      return html(page, context, passedOn)
    } finally {
      // Ends the timers of unused answers, which would keep this request's state for a minute.
      store.dispatch(api.util.resetApiState())
    }
  }

  type Page = { site: Site; store: SiteStore; messages: i18n; handler: ReturnType<typeof createStaticHandler> }

  function html(page: Page, context: StaticHandlerContext, headers: Headers): Response {
    const { body, shown } = bodyOf(page, context)
    const { site, store } = page
    const files = filesFor(manifest, [
      messagesSource(site.language),
      ...shown.matches.map(({ route }) => `src/web/${String(route.id).replace('./', '')}`),
    ])
    const state = writeState({
      site,
      store: store.getState(),
      router: { loaderData: shown.loaderData, errors: writeErrors(shown.errors) },
    })
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('cache-control', 'private, no-cache')
    headers.set('vary', 'Cookie')
    headers.set('content-language', site.language)
    const withState = `<script type="application/json" id="${STATE_ELEMENT}">${state}</script></body>`
    const text = body
      .replace('</head>', () => `${links(files, site.language)}</head>`)
      .replace(/<\/body>(?![\s\S]*<\/body>)/, () => withState)
    return new Response(text, { status: shown.statusCode, headers })
  }
}

/** Renders; a component that throws gives the page's own error screen and a 500. */
function bodyOf(
  { site, store, messages, handler }: Parameters<typeof siteDocument>[0],
  context: StaticHandlerContext,
) {
  try {
    return { body: siteDocument({ site, store, messages, handler }, context), shown: context }
  } catch (fault) {
    console.error('a page could not be rendered', fault)
    const route = context.matches.at(-1)?.route.id ?? 'shell'
    const shown = { ...context, statusCode: 500, errors: { [route]: fault } }
    return { body: siteDocument({ site, store, messages, handler }, shown), shown }
  }
}

function siteDocument(
  page: { site: Site; store: SiteStore; messages: i18n; handler: ReturnType<typeof createStaticHandler> },
  context: StaticHandlerContext,
): string {
  const router = createStaticRouter(page.handler.dataRoutes, context)
  return '<!doctype html>' + renderToString(
    <App site={page.site} store={page.store} messages={page.messages}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
}

function links({ entry, scripts, styles, fonts }: ReturnType<typeof filesFor>, language: Language): string {
  const subsets = language === 'ar' ? ['pro-arabic-', 'pro-latin-wght'] : ['pro-latin-wght']
  const wanted = fonts.filter((font) => subsets.some((subset) => font.includes(subset)))
  return [
    ...wanted.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    // React Aria would add a style element under this id, which the content security policy refuses; the
    // rule is in our own style sheet.
    ...styles.map(
      (style, at) => `<link${at === 0 ? ' id="react-aria-pressable-style"' : ''} rel="stylesheet" href="${style}">`,
    ),
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    ...(entry ? [`<script type="module" src="${entry}"></script>`] : []),
  ].join('')
}

function siteOf(request: Request, from: RenderSite): Site {
  const names = preferenceNames(from.productName)
  const cookies = readCookies(request.headers.get('cookie'))
  const { basename } = splitPath(new URL(request.url).pathname)
  const fixed = basename === '' ? null : (basename.slice(1) as Language)
  const usual: Language = from.defaultLanguage.toLowerCase().startsWith('en') ? 'en' : 'ar'
  return {
    productName: from.productName,
    publicUrl: from.publicUrl.replace(/\/$/, ''),
    production: from.production,
    language: fixed ?? readLanguageChoice(cookies[names.language], Date.now()) ?? usual,
    basename,
    today: new Date().toISOString().slice(0, 10),
  }
}

function storeFor(request: Request, from: RenderSite, site: Site, passedOn: Headers): SiteStore {
  const names = preferenceNames(from.productName)
  const cookies = readCookies(request.headers.get('cookie'))
  const fetchApi = async (call: Request) => {
    for (const name of ['cookie', 'x-forwarded-for', 'x-request-id', 'user-agent']) {
      const value = request.headers.get(name)
      if (value !== null) call.headers.set(name, value)
    }
    call.headers.set('origin', site.publicUrl)
    const reply = await from.fetchApi(call)
    for (const cookie of reply.headers.getSetCookie()) passedOn.append('set-cookie', cookie)
    return reply
  }
  return createSiteStore(
    { fetchApi, origin: site.publicUrl },
    {
      header: headerFor(site.language, readCurrencyChoice(cookies[names.currency]) ?? from.defaultCurrency),
      session: sessionFrom(cookies[names.user]),
    },
  )
}

function redirected(response: Response, passedOn: Headers): Response {
  const headers = new Headers(response.headers)
  for (const cookie of passedOn.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status: response.status, headers })
}
