import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { currencyByCode } from '#kernel/locale.ts'
import { landingPage } from './landing-page.ts'
import { noteClick, type PartnerLinkApp } from './note-click.http.ts'
import type { recordClick } from './record-click.usecase.ts'

const CURRENCY_SECONDS = 365 * 86_400

/**
 * Routes of partners' links: `/r/CODE?to=/search?…&sub=…` redirects to a page of our site in the visitor's
 * language, and in the link's `currency` if the visitor has chosen none.
 */
export function partnerLinkRoutes(app: PartnerLinkApp, record: typeof recordClick): Hono {
  const { product, secure } = app.cookies

  function suggestCurrency(c: Context, code: string | undefined): void {
    const name = `${product}_currency`
    const currency = code === undefined ? undefined : currencyByCode(code)
    if (!currency || getCookie(c, name) !== undefined) return
    const { id, symbol } = currency
    const options = { path: '/', sameSite: 'Lax', secure, maxAge: CURRENCY_SECONDS } as const
    setCookie(c, name, JSON.stringify({ id, symbol, name: currency.code }), options)
  }

  return new Hono().on('GET', ['/r/:code', '/r/:code/'], async (c) => {
    const page = landingPage(c.req.query('to'))
    await noteClick(app, record, c, {
      code: c.req.param('code') ?? '',
      sub: c.req.query('sub'),
      page,
      via: 'link',
    })
    suggestCurrency(c, c.req.query('currency'))
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    return c.redirect(page)
  })
}
