import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Clock } from '#kernel/clock.ts'
import type { KnownBrowsers } from '#platform/http/known-browser.ts'
import type { UserData } from '../account.contract.ts'
import { TOKEN_DAYS, type Traveller } from './token.ts'

/** Settings of the session cookies: their name prefix, whether they need https, the site's origin, the clock. */
export type SessionCookies = {
  product: string
  secure: boolean
  publicUrl: string | undefined
  clock: Clock
  /** Browsers that have signed in before. */
  browsers: KnownBrowsers
}

/** Stores a session in the browser: the token hidden from scripts (HttpOnly), the header's data readable. */
export function rememberSession(
  c: Context,
  cookies: SessionCookies,
  token: string,
  user: UserData,
  { remember }: { remember: boolean } = { remember: true },
): void {
  const options = { ...attributes(cookies), ...(remember && { maxAge: TOKEN_DAYS * 86_400 }) }
  setCookie(c, `${cookies.product}_token`, token, { ...options, httpOnly: true })
  setCookie(c, `${cookies.product}_userdata`, JSON.stringify(user), options)
}

/** Updates the header's data, with the lifetime of the token cookie. */
export function rememberUserData(
  c: Context,
  cookies: SessionCookies,
  user: UserData,
  { expiresAt, remembered }: Traveller,
): void {
  const name = `${cookies.product}_userdata`
  const text = JSON.stringify(user)
  if (getCookie(c, name) === text) return
  // Max-Age rather than a date: a browser whose clock is wrong would end it too soon.
  const left = expiresAt.since(cookies.clock.now()).total('seconds')
  const options = remembered && { maxAge: Math.floor(left) }
  setCookie(c, name, text, { ...attributes(cookies), ...options })
}

export function forgetSession(c: Context, cookies: SessionCookies): void {
  deleteCookie(c, `${cookies.product}_token`, { ...attributes(cookies), httpOnly: true })
  deleteCookie(c, `${cookies.product}_userdata`, attributes(cookies))
}

function attributes({ secure }: SessionCookies) {
  return { path: '/', sameSite: 'Lax', secure } as const
}
