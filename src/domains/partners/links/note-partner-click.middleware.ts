import type { MiddlewareHandler } from 'hono'
import { landingPage } from './landing-page.ts'
import type { NoteClick } from './note-click.http.ts'

/**
 * A partner's link to any page names them by `aff`, and the place of the link by `sub`: both are noted for the visit. The
 * page's own address has neither, so that it is cached, shared and listed as one.
 */
export function notePartnerClick(noteClick: NoteClick): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req
    const code = c.req.query('aff')
    const isPage = method === 'GET' && c.req.header('accept')?.includes('text/html')
    if (code === undefined || !isPage) return next()
    const { pathname, search } = new URL(c.req.url)
    const page = landingPage(pathname + search)
    const via = c.req.query('via') === 'widget' ? 'widget' : 'link'
    await noteClick(c, { code, sub: c.req.query('sub'), page, via })
    c.header('cache-control', 'no-store')
    return c.redirect(page)
  }
}
