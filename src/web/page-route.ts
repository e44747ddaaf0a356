import {
  data,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router'
import { addAreas } from './i18n/messages.ts'
import { once } from './later-code.ts'
import {
  messagesContext,
  siteContext,
  storeContext,
  type Action,
  type PageHandle,
  type PageModule,
  type PreloadReason,
} from './page.ts'
import { settleSoon } from './settle-soon.ts'
import { RouteFault } from './shell/route-fault.tsx'

const files = import.meta.glob<PageModule>(['./**/*-page.tsx'])

/** One page: `file` is relative to this folder, ends in `-page.tsx` and exports `Component` and `preload`. */
export function page(path: string, file: string, areas: readonly string[]): RouteObject {
  const source = files[file]
  if (!source) throw new Error(`no page file ${file}`)
  const load = once(source)
  return {
    id: file,
    path,
    handle: { load, areas } satisfies PageHandle,
    ErrorBoundary: RouteFault,
    lazy: () => load().then((loaded) => pageOf(loaded, areas), import.meta.env.SSR ? undefined : loadedWhole),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
  }
}

/** Any other address answers 404 in words. */
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

function pageOf({ Component, preload, action }: PageModule, areas: readonly string[]) {
  const loader = async (args: LoaderFunctionArgs) => {
    const words = addAreas(args.context.get(messagesContext), areas)
    const spoken = import.meta.env.SSR ? words : words.catch(() => visitWhole(args))
    await Promise.all([spoken, preloaded(args, preload, spoken)])
    return null
  }
  return { Component, loader, ...(action && { action: takenBy(action, areas) }) }
}

function takenBy(action: Action, areas: readonly string[]) {
  const take = async ({ context, request }: ActionFunctionArgs, form: FormData) => {
    const { dispatch, getState } = context.get(storeContext)
    const words = context.get(messagesContext)
    const site = context.get(siteContext)
    await addAreas(words, areas)
    return (await action({ dispatch, getState, url: new URL(request.url), form, words, site })) ?? null
  }
  const answer = import.meta.env.SSR ? take : takenOnce(take)
  return async (args: ActionFunctionArgs) => answer(args, await args.request.formData())
}

/** A form whose button is pressed twice, before that is drawn, is sent once. */
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

/** A page whose code did not come, say with the line lost when its link came near: a visit loads the document anew. */
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
  const asked = preload({ dispatch, getState, params, url: new URL(request.url), reason, site })
  await (import.meta.env.SSR ? asked : settleSoon(asked, { href: request.url, rest: spoken }))
}
