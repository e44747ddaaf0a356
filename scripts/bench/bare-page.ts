import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from '#web/app/app.tsx'
import { allNamespaces, loadMessages } from '#web/app/messages.ts'
import { routerContext } from '#web/app/router-context.ts'
import { allRoutes } from '#web/app/rendering/all-pages.ts'
import { createRequestContext, type RenderSite } from '#web/app/request-context.ts'

/** Prepares store, messages and router once, so that only the render is measured. Built by Vite. */
export async function prepareBare(request: Request, from: RenderSite): Promise<() => string> {
  const { site, store } = createRequestContext(request, from)
  const messages = await loadMessages(site.language, site.productName, allNamespaces())
  const handler = createStaticHandler(allRoutes, { basename: site.basename })
  const context = await handler.query(request, {
    requestContext: routerContext(site, store, messages),
  })
  if (context instanceof Response) throw new Error('the page redirects')
  for (const fault of Object.values(context.errors ?? {})) throw fault
  const router = createStaticRouter(handler.dataRoutes, context)
  return () =>
    renderToString(
      createElement(App, {
        site,
        store,
        messages,
        // oxlint-disable-next-line react/no-children-prop -- there is no JSX in a .ts file
        children: createElement(StaticRouterProvider, { router, context, hydrate: false }),
      }),
    )
}
