import {
  data,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router'
import { addNamespaces } from './messages.ts'
import { once } from '#ui/lazy-module.ts'
import {
  messagesContext,
  siteContext,
  storeContext,
  type Action,
  type PageHandle,
  type PageModule,
  type PageVisibility,
  type PreloadReason,
} from './page.ts'
import { FramedFault, RouteFault } from '#web/shell/route-fault.tsx'

/** Files of an area's pages, loaded on demand, by `./` and their path in its folder. */
type PageFiles = Record<string, () => Promise<PageModule>>

/**
 * Creates the routes of an area: each page's address, its file, its message namespaces besides the shell's,
 * and its rules for search engines and caches. The file is relative to the area's folder, ends in `-page.tsx`
 * and exports a `PageModule`.
 */
export function pagesOf(area: string, files: PageFiles) {
  return (
    path: string,
    file: string,
    namespaces: readonly string[],
    visibility: PageVisibility = {},
  ): RouteObject => {
    const id = `areas/${area}/${file}`
    const source = files[`./${file}`]
    if (!source) throw new Error(`no page file ${id}`)
    const load = once(source)
    return {
      id,
      path,
      handle: { load, namespaces, ...visibility } satisfies PageHandle,
      ErrorBoundary: visibility.framed ? FramedFault : RouteFault,
      lazy: () =>
        load().then((loaded) => pageOf(loaded, namespaces), import.meta.env.SSR ? undefined : loadedWhole),
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    }
  }
}

/** Creates the route of any other address, which returns 404 with an error page. */
export function pageNotFound(): RouteObject {
  return {
    id: 'not-found',
    path: '*',
    ErrorBoundary: RouteFault,
    loader: () => {
      throw data(null, { status: 404 })
    },
    Component: () => null,
  }
}

function pageOf({ Component, preload, action }: PageModule, namespaces: readonly string[]) {
  const loader = async (args: LoaderFunctionArgs) => {
    const words = addNamespaces(args.context.get(messagesContext), namespaces)
    const spoken = import.meta.env.SSR ? words : words.catch(() => visitWhole(args))
    await Promise.all([spoken, preloaded(args, preload, spoken)])
    return null
  }
  return { Component, loader, ...(action && { action: takenBy(action, namespaces) }) }
}

function takenBy(action: Action, namespaces: readonly string[]) {
  const take = async ({ context, request }: ActionFunctionArgs, form: FormData) => {
    const { dispatch, getState } = context.get(storeContext)
    const words = context.get(messagesContext)
    const site = context.get(siteContext)
    await addNamespaces(words, namespaces)
    return (await action({ dispatch, getState, url: new URL(request.url), form, words, site })) ?? null
  }
  const answer = import.meta.env.SSR ? take : takenOnce(take)
  return async (args: ActionFunctionArgs) => answer(args, await args.request.formData())
}

/** Deduplicates a form that is submitted twice before the re-render: it is sent once. */
function takenOnce<Args, Answer>(
  take: (args: Args, form: FormData) => Promise<Answer>,
): (args: Args, form: FormData) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  return (args, form) => {
    const fields = JSON.stringify([...form])
    const answer = underWay.get(fields) ?? take(args, form)
    underWay.set(fields, answer)
    const over = () => underWay.delete(fields)
    answer.then(over, over)
    return answer
  }
}

/**
 * Route of a page whose code failed to load, for example offline at prefetch: a visit reloads the document.
 */
function loadedWhole() {
  return { Component: () => null, loader: visitWhole }
}

function visitWhole({ request }: Pick<LoaderFunctionArgs, 'request'>): never {
  throw redirectDocument(request.url)
}

async function preloaded(
  { context, params, request }: LoaderFunctionArgs,
  preload: PageModule['preload'],
  spoken: Promise<unknown>,
) {
  if (!preload) return
  const { dispatch, getState } = context.get(storeContext)
  const site = context.get(siteContext)
  const reason: PreloadReason = import.meta.env.SSR ? 'server' : 'follow'
  const preloading = preload({ dispatch, getState, params, url: new URL(request.url), reason, site })
  await (import.meta.env.SSR ? preloading : settleWithin(preloading, { href: request.url, rest: spoken }))
}

/** Time that a navigation in the browser waits for data before the page shows its placeholders. */
const TIMEOUT_MS = 300

/** `href` without its fragment; `rest`: the page's other requirements. */
type Page = { href: string; rest: Promise<unknown> }

/**
 * Waits briefly for a page's preload. Rethrows its early errors (a redirect, a 404). Follows a later redirect
 * as a visit, unless the visitor has left the page; any other late failure shows in the page, which reads the
 * same query.
 */
async function settleWithin(preloading: Promise<unknown>, { href, rest }: Page): Promise<void> {
  let late = false
  const moment = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))
  const timeout = Promise.all([moment, rest]).then(() => {
    late = true
    return undefined
  })
  const watched = preloading.then(
    () => undefined,
    (fault: unknown) => {
      if (!late) throw fault
      const location = fault instanceof Response ? fault.headers.get('location') : null
      const stillHere = window.location.href.split('#')[0] === href
      if (location && stillHere) window.location.assign(location)
    },
  )
  await Promise.race([watched, timeout])
}
