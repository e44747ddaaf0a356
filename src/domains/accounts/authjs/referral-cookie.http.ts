import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { PassingReferralCode } from '../account.contract.ts'
import type { SessionCookies } from '../sessions/session-cookies.http.ts'
import { AUTH_PATH } from './auth-wire.ts'

/** As long as Auth.js keeps the state of the same sign-in. */
const MINUTES = 15

/** A referral code during sign-in with another service. Apple's form post redirects by GET, as `Lax` needs. */
export function referralCookie({ product, secure }: Pick<SessionCookies, 'product' | 'secure'>) {
  const name = `${product}_referral`
  const attributes = { path: AUTH_PATH, httpOnly: true, sameSite: 'Lax', secure } as const

  function forget(c: Context): void {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, attributes)
  }
  return {
    /** Each sign-in starts fresh: without a code, an earlier code is deleted. */
    keep(c: Context, code: string | undefined): void {
      if (code === undefined) forget(c)
      else setCookie(c, name, code, { ...attributes, maxAge: MINUTES * 60 })
    },
    read: (c: Context): string | null => PassingReferralCode.parse(getCookie(c, name)) ?? null,
    forget,
  }
}
