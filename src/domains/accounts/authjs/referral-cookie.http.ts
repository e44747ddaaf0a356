import type { Context } from 'hono'
import { prefixedCookie } from '#platform/http/prefixed-cookie.ts'
import { PassingReferralCode } from '../account.contract.ts'
import type { SessionCookies } from '../sessions/session-cookies.http.ts'
import { AUTH_PATH } from './auth-wire.ts'

/** Same lifetime as Auth.js's state of the sign-in. */
const MINUTES = 15

/**
 * Creates a cookie with a referral code during sign-in with another service. Apple's form post redirects by GET, as
 * `Lax` requires.
 */
export function referralCookie({ product, secure }: Pick<SessionCookies, 'product' | 'secure'>) {
  const cookie = prefixedCookie(`${product}_referral`, { secure, path: AUTH_PATH })
  return {
    /** Stores a code. Each sign-in starts fresh: without a code, an earlier code is deleted. */
    remember(c: Context, code: string | undefined): void {
      if (code === undefined) cookie.forget(c)
      else cookie.write(c, code, { sameSite: 'Lax', maxAge: MINUTES * 60 })
    },
    read: (c: Context): string | null => PassingReferralCode.parse(cookie.read(c)) ?? null,
    forget: cookie.forget,
  }
}
