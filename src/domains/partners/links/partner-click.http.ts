import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parseJson } from '#kernel/parse-json.ts'
import type { SessionCookies } from '#domains/accounts/public.ts'
import { PartnerClick } from './partner-click.contract.ts'

export type PartnerClicks = ReturnType<typeof partnerClicks>

/** The partner who led a visitor here, until the browser is closed; the last one counts. */
export function partnerClicks({ product, secure }: Pick<SessionCookies, 'product' | 'secure'>) {
  const name = `${product}_partner`
  return {
    keep(c: Context, click: PartnerClick): void {
      setCookie(c, name, JSON.stringify(click), { path: '/', httpOnly: true, sameSite: 'Lax', secure })
    },
    read: (c: Context): PartnerClick | null =>
      PartnerClick.safeParse(parseJson(getCookie(c, name) ?? 'null')).data ?? null,
  }
}
