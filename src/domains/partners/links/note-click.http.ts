import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { msOf, type Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { isLanguage, langIdOf, type LangId, type Language } from '#kernel/locale.ts'
import type { SessionCookies } from '#domains/accounts/public.ts'
import { isRepeated } from './attribution.ts'
import type { FindPartner } from './find-partner.service.ts'
import { isVisit } from './is-visit.ts'
import { ClickInput, type ClickVia } from './partner-click.contract.ts'
import type { PartnerClicks } from './partner-click.http.ts'
import type { ClickRow } from './partner-click.store.ts'

/** A visitor comes to `page` by a partner's link: `code` and `sub` are as the link has them. */
export type NoteClick = (
  c: Context,
  link: { code: string; sub: string | undefined; page: string; via: ClickVia },
) => Promise<void>

type Needs = {
  clicks: Pick<PartnerClicks, 'read' | 'keep'>
  findPartner: FindPartner
  /** Returns true if the visitor's network is within its rate limit. */
  withinLimit: (c: Context) => Promise<boolean>
  /** Takes the row without waiting. */
  record: (click: ClickRow) => void
  cookies: Pick<SessionCookies, 'product'>
  defaultLanguage: Language
  publicUrl: string
  clock: Clock
}

/**
 * Records the partner that led a visitor here in a cookie, and the click in a row written later. Requests that are no
 * visit, unknown codes, and clicks beyond a network's limit are not recorded; the page is shown all the same.
 */
export function noteClick(needs: Needs): NoteClick {
  const { clicks, findPartner, withinLimit, record, cookies, defaultLanguage, publicUrl, clock } = needs
  const ownHost = new URL(publicUrl).hostname

  function langOf(c: Context, page: string): LangId {
    const chosen = getCookie(c, `${cookies.product}_language`)?.split('.')[0]
    const prefix = /^\/([a-z]{2})(?=[/?#]|$)/.exec(page)?.[1]
    const language = [prefix, chosen, defaultLanguage].find(isLanguage) ?? defaultLanguage
    return langIdOf(language)
  }

  function referrerOf(c: Context): string {
    const host = URL.parse(c.req.header('referer') ?? '')?.hostname ?? ''
    return host === ownHost ? '' : host.slice(0, 253)
  }

  return async (c, { code, sub, page, via }) => {
    if (!isVisit(c.req.method, (name) => c.req.header(name))) return
    const parsed = ClickInput.safeParse({ partner_code: code, sub_id: sub })
    if (!parsed.success || !(await withinLimit(c))) return
    const attribution = await findPartner({ ...parsed.data, click_id: null })
    const now = msOf(clock)
    if (!attribution || isRepeated(clicks.read(c), parsed.data, now)) return
    const id = newId()
    clicks.keep(c, { ...parsed.data, click_id: id, at: now })
    record({
      id,
      at: now,
      partnerId: attribution.partnerId,
      subId: attribution.subId,
      page: (page.split(/[?#]/)[0] ?? '').slice(0, 200),
      referrer: referrerOf(c),
      langId: langOf(c, page),
      via,
    })
  }
}
