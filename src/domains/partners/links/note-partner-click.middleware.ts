import type { MiddlewareHandler } from 'hono'
import { landingPage } from './landing-page.ts'
import { noteClick, type PartnerLinkApp } from './note-click.http.ts'
import type { recordClick } from './record-click.usecase.ts'

/**
 * Records visits to any page by a partner's link, which has the partner's code in `aff` and the link's
 * placement in `sub`. Redirects to the page's own URL without both, so that it is cached, shared and indexed
 * as one.
 */
export function notePartnerClick(app: PartnerLinkApp, record: typeof recordClick): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req
    const code = c.req.query('aff')
    const isPage = method === 'GET' && c.req.header('accept')?.includes('text/html')
    if (code === undefined || !isPage) return next()
    const { pathname, search } = new URL(c.req.url)
    const page = landingPage(pathname + search)
    const via = c.req.query('via') === 'widget' ? 'widget' : 'link'
    await noteClick(app, record, c, { code, sub: c.req.query('sub'), page, via })
    c.header('cache-control', 'no-store')
    return c.redirect(page)
  }
}
