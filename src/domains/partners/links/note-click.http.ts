import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SessionCookies } from '#domains/accounts/public.ts'
import { isLanguage, langIdOf, type LangId } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { isVisit } from './is-visit.ts'
import { ClickInput, type ClickVia } from './partner-click.contract.ts'
import type { recordClick, RecordClickApp } from './record-click.usecase.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Returns true if the visitor's network is within the rate limit of clicks on partners' links. */
    isWithinClickLimit: (c: Context) => Promise<boolean>
  }
}

/** The parts of the app that handle requests by partners' links. */
export type PartnerLinkApp = RecordClickApp &
  Pick<App, 'partnerClicks' | 'isWithinClickLimit' | 'defaultLanguage' | 'publicUrl'> & {
    cookies: Pick<SessionCookies, 'product' | 'secure'>
  }

/** A visit to `page` by a partner's link, with the link's `code` and `sub`. */
type Link = { code: string; sub: string | undefined; page: string; via: ClickVia }

/**
 * Records a visitor's referring partner in a cookie, and the click. Skips requests that are not visits,
 * unknown codes, and clicks beyond a network's limit; the page is shown in any case.
 */
export async function noteClick(
  app: PartnerLinkApp,
  record: typeof recordClick,
  c: Context,
  { code, sub, page, via }: Link,
): Promise<void> {
  if (!isVisit(c.req.method, (name) => c.req.header(name))) return
  const parsed = ClickInput.safeParse({ partner_code: code, sub_id: sub })
  if (!parsed.success || !(await app.isWithinClickLimit(c))) return
  const click = await record(app, {
    link: parsed.data,
    last: app.partnerClicks.read(c),
    page: (page.split(/[?#]/)[0] ?? '').slice(0, 200),
    referrer: referrerOf(app, c),
    langId: langIdOfVisit(app, c, page),
    via,
  })
  if (click) app.partnerClicks.remember(c, click)
}

/** Returns the language of the page's address, or the visitor's choice. */
function langIdOfVisit({ cookies, defaultLanguage }: PartnerLinkApp, c: Context, page: string): LangId {
  const chosen = getCookie(c, `${cookies.product}_language`)?.split('.')[0]
  const prefix = /^\/([a-z]{2})(?=[/?#]|$)/.exec(page)?.[1]
  const language = [prefix, chosen, defaultLanguage].find(isLanguage) ?? defaultLanguage
  return langIdOf(language)
}

function referrerOf({ publicUrl }: PartnerLinkApp, c: Context): string {
  const host = URL.parse(c.req.header('referer') ?? '')?.hostname ?? ''
  return host === new URL(publicUrl).hostname ? '' : host.slice(0, 253)
}
