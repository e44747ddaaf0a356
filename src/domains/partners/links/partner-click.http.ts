import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { msOf } from '#kernel/clock.ts'
import { parseJson } from '#kernel/parse-json.ts'
import { prefixedCookie } from '#platform/http/prefixed-cookie.ts'
import type { SessionCookies } from '#domains/accounts/public.ts'
import { clickLeft } from './attribution.ts'
import { clickCookies } from './click-cookies.contract.ts'
import { PartnerClick, type ClickConsent } from './partner-click.contract.ts'

declare module '#platform/app.ts' {
  interface App {
    partnerClicks: ReturnType<typeof partnerClicks>
  }
}

/** Consent is requested again after half a year. */
const ANSWERED_SECONDS = 182 * 86_400

/**
 * Cookies of a visitor's last referring partner: for 30 days if the visitor has consented or the law requires
 * no consent, otherwise for the session (decision 0180). A second cookie, readable by scripts, has the time
 * and the consent.
 */
export function partnerClicks({
  product,
  secure,
  clock,
}: Pick<SessionCookies, 'product' | 'secure' | 'clock'>) {
  const names = clickCookies(product)
  const clickCookie = prefixedCookie(names.click, { secure })
  const common = { path: '/', sameSite: 'Lax', secure } as const

  function read(c: Context): PartnerClick | null {
    const stored = clickCookie.read(c)
    if (stored === undefined) return null
    const click = PartnerClick.safeParse(parseJson(stored)).data
    return click && clickLeft(click, msOf(clock)) > 0 ? click : null
  }

  function write(c: Context, click: PartnerClick, isRemembered: boolean): void {
    const left = Math.floor(clickLeft(click, msOf(clock)) / 1000)
    const age = isRemembered ? { maxAge: left } : {}
    const options = { ...common, ...age }
    clickCookie.write(c, JSON.stringify(click), { sameSite: 'Lax', ...age })
    const at = (click.at ?? 0).toString(36)
    setCookie(c, names.clickedAt, isRemembered ? `${at}.kept` : at, options)
  }

  return {
    read,
    /** Returns the cookie of the last click, in the format of a request header. Null if there is none. */
    cookieOf(c: Context): string | null {
      const value = clickCookie.read(c)
      return value === undefined ? null : `${clickCookie.name}=${encodeURIComponent(value)}`
    },
    remember(c: Context, click: PartnerClick): void {
      write(c, click, getCookie(c, names.consent) === 'yes')
    },
    /** Stores the click of this visit as the visitor has consented. */
    answer(c: Context, answer: ClickConsent): void {
      const click = read(c)
      if (click) write(c, click, answer !== 'no')
      if (answer !== 'not_asked') setCookie(c, names.consent, answer, { ...common, maxAge: ANSWERED_SECONDS })
    },
  }
}
