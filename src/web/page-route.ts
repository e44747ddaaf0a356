import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { addAreas } from './i18n/messages.ts'
import {
  messagesContext,
  storeContext,
  type PageHandle,
  type PageModule,
  type PreloadReason,
} from './page.ts'
import { settleSoon } from './settle-soon.ts'
import { RouteFault } from './shell/route-fault.tsx'

const files = import.meta.glob<PageModule>(['./**/*-page.tsx'])

/** One page: `file` is relative to this folder, ends in `-page.tsx` and exports `Component` and `preload`. */
export function page(path: string, file: string, areas: readonly string[]): RouteObject {
  const load = files[file]
  if (!load) throw new Error(`no page file ${file}`)
  return {
    id: file,
    path,
    handle: { load, areas } satisfies PageHandle,
    ErrorBoundary: RouteFault,
    lazy: async () => {
      const { Component, preload } = await load()
      const loader = async (args: LoaderFunctionArgs) => {
        await Promise.all([addAreas(args.context.get(messagesContext), areas), preloaded(args, preload)])
        return null
      }
      return { Component, loader }
    },
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

async function preloaded({ context, params, request }: LoaderFunctionArgs, preload: PageModule['preload']) {
  if (!preload) return
  const { dispatch, getState } = context.get(storeContext)
  const reason: PreloadReason = import.meta.env.SSR ? 'server' : 'follow'
  const asked = preload({ dispatch, getState, params, url: new URL(request.url), reason })
  await (import.meta.env.SSR ? asked : settleSoon(asked))
}
