import type { MiddlewareHandler } from 'hono'
import { PartnerClick } from './partner-click.contract.ts'
import type { PartnerClicks } from './partner-click.http.ts'

/**
 * A partner's link to any page names them by `aff`, and the place of the link by `sub`: both are noted for the visit. The
 * page's own address has neither, so that it is cached, shared and listed as one.
 */
export function notePartnerClick(clicks: Pick<PartnerClicks, 'keep'>): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req
    const partner = c.req.query('aff')
    const isPage = method === 'GET' && c.req.header('accept')?.includes('text/html')
    if (partner === undefined || !isPage) return next()
    const click = PartnerClick.safeParse({
      partner_code: partner,
      sub_id: c.req.query('sub'),
      click_id: null,
    })
    if (click.success) clicks.keep(c, click.data)
    const { pathname, searchParams } = new URL(c.req.url)
    searchParams.delete('aff')
    searchParams.delete('sub')
    c.header('cache-control', 'no-store')
    // Two slashes at the beginning would be another host.
    const path = pathname.replace(/^\/+/, '/')
    return c.redirect(searchParams.size > 0 ? `${path}?${searchParams}` : path)
  }
}
