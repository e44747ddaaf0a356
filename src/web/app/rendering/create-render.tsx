import { languageOfBasename, splitPath } from '../address.ts'
import type { Messages } from '#ui/messages/messages.ts'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import { LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import { api } from '../api.ts'
import { App } from '../app.tsx'
import { writeErrors, writeState } from './hydration-state.ts'
import { allNamespaces, loadMessages, messageSources } from '../messages.ts'
import { filesFor, type Manifest } from './manifest.ts'
import type { PageHandle } from '../page.ts'
import { PictureSigner } from '../picture-signer.ts'
import { linksTo, pageText } from './page-text.ts'
import { routerContext } from '../router-context.ts'
import { allRoutes } from './all-pages.ts'
import type { Site } from '../site.tsx'
import { createRequestContext, type RenderSite, type RequestContext } from '../request-context.ts'

/** Renders pages of the site; `manifest` names the files of the browser build. */
export function createRender(manifest: Manifest) {
  const handlers = new Map(
    ['', ...LANGUAGE_CODES.map((code) => `/${code}`)].map((basename) => [
      basename,
      createStaticHandler(allRoutes, basename === '' ? {} : { basename }),
    ]),
  )
  const messagesFor = storedMessages()
  const links = new Map<string, string>()

  /** Returns the links to a page's files: the same at each visit to it in a language. */
  function linksOf(language: Language, matches: StaticHandlerContext['matches']): string {
    const page = [language, ...matches.map(({ route }) => route.id)].join(' ')
    const known = links.get(page) ?? linksTo(filesFor(manifest, sourcesOf(language, matches)), language)
    links.set(page, known)
    return known
  }

  async function renderRequest(request: Request, requestContext: RequestContext): Promise<Response> {
    const { site, store, passedOn } = requestContext
    const elsewhere = withoutPrefix(request, site)
    if (elsewhere !== null) return new Response(null, { status: 302, headers: { location: elsewhere } })
    const handler = handlers.get(site.basename) as ReturnType<typeof createStaticHandler>
    try {
      const messages = await messagesFor(site)
      const context = await handler.query(await visited(request), {
        requestContext: routerContext(site, store, messages),
      })
      if (context instanceof Response) return redirected(context, passedOn)
      for (const fault of Object.values(context.errors ?? {}))
        if (!isRouteErrorResponse(fault)) console.error('a page could not be preloaded', fault)
      const { rendered, shown } = draw(requestContext, messages, context)
      const text = pageText(
        rendered,
        linksOf(site.language, shown.matches),
        writeState({
          site,
          store: store.getState(),
          router: {
            loaderData: shown.loaderData,
            actionData: shown.actionData,
            errors: writeErrors(shown.errors),
          },
        }),
      )
      return new Response(text, { status: shown.statusCode, headers: pageHeaders(site, passedOn) })
    } finally {
      // Clears the expiry timers of cached replies, which would keep this request's state in memory for a minute.
      store.dispatch(api.util.resetApiState())
    }
  }

  return {
    renderRequest,
    render: (request: Request, from: RenderSite) =>
      renderRequest(request, createRequestContext(request, from)),
  }
}

/**
 * Returns the address without its language prefix, if the shop does not have that language; otherwise null.
 */
function withoutPrefix({ url }: Request, { basename, languages }: Site): string | null {
  const fixed = languageOfBasename(basename)
  if (fixed === null || languages.includes(fixed)) return null
  const { pathname, search } = new URL(url)
  return splitPath(pathname).path + search
}

/** Returns the request as passed to the router: a page visit, or a form posted to a page. */
async function visited(request: Request): Promise<Request> {
  const { url, method, headers } = request
  return method === 'POST'
    ? new Request(url, { method, headers, body: await request.text() })
    : new Request(url, { headers })
}

/** Renders the page; if a component throws, the error screen in its place, with status 500. */
function draw(
  { site, store, signPicture }: RequestContext,
  messages: Messages,
  context: StaticHandlerContext,
) {
  const document = (shown: StaticHandlerContext) =>
    renderToString(
      <PictureSigner value={signPicture ?? null}>
        <App site={site} store={store} messages={messages}>
          <StaticRouterProvider
            router={createStaticRouter(routesTo(shown.matches), shown)}
            context={shown}
            hydrate={false}
          />
        </App>
      </PictureSigner>,
    )
  try {
    return { rendered: document(context), shown: context }
  } catch (fault) {
    console.error('a page could not be rendered', fault)
    const route = context.matches.at(-1)?.route.id ?? 'shell'
    const shown = { ...context, statusCode: 500, errors: { [route]: fault } }
    return { rendered: document(shown), shown }
  }
}

/** Returns only the routes to the page: a static router copies all of its routes. */
function routesTo(matches: StaticHandlerContext['matches']): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, children } as RouteObject],
    [],
  )
}

/** Messages of a language, read once and shared by all requests: they do not change. */
function storedMessages() {
  const cached = new Map<string, Promise<Messages>>()
  return ({ language, productName }: Site): Promise<Messages> => {
    const key = `${language} ${productName}`
    const messages = cached.get(key) ?? loadMessages(language, productName, allNamespaces())
    cached.set(key, messages)
    return messages
  }
}

/** Source files of the matched pages and their messages: a page route's id is its file. */
function sourcesOf(language: Language, matches: StaticHandlerContext['matches']): string[] {
  const pages = matches.map(({ route }) => `src/web/${route.id}`)
  const namespaces = matches.flatMap(
    ({ route }) => (route.handle as PageHandle | undefined)?.namespaces ?? [],
  )
  return [...messageSources(language, namespaces), ...pages]
}

function pageHeaders(site: Site, passedOn: Headers): Headers {
  const headers = new Headers(passedOn)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', site.language)
  headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'Cookie')
  return headers
}

function redirected(response: Response, passedOn: Headers): Response {
  const headers = new Headers(response.headers)
  for (const cookie of passedOn.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status: response.status, headers })
}
