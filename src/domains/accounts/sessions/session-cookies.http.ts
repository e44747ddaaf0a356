import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Clock } from '#kernel/clock.ts'
import type { UserData } from '../account.contract.ts'
import { TOKEN_DAYS, type Traveller } from './token.ts'

/** How a browser's session is kept: names of the cookies, whether they need https, and for how long from now. */
export type SessionCookies = {
  product: string
  secure: boolean
  publicUrl: string | undefined
  clock: Clock
}

/** Keeps a token in the browser: the token itself out of script's reach, what the header shows readable. */
export function rememberSession(
  c: Context,
  cookies: SessionCookies,
  token: string,
  user: UserData,
  { remember }: { remember: boolean } = { remember: true },
): void {
  const kept = { ...attributes(cookies), ...(remember && { maxAge: TOKEN_DAYS * 86_400 }) }
  setCookie(c, `${cookies.product}_token`, token, { ...kept, httpOnly: true })
  setCookie(c, `${cookies.product}_userdata`, JSON.stringify(user), kept)
}

/** Renews what the header shows, for as long as a browser keeps the token. */
export function rememberUserData(
  c: Context,
  cookies: SessionCookies,
  user: UserData,
  { expiresAt, remembered }: Traveller,
): void {
  const name = `${cookies.product}_userdata`
  const text = JSON.stringify(user)
  if (getCookie(c, name) === text) return
  // In seconds from now: a browser whose own clock is wrong would end it too soon by its date.
  const left = expiresAt.since(cookies.clock.now()).total('seconds')
  const kept = remembered && { maxAge: Math.floor(left) }
  setCookie(c, name, text, { ...attributes(cookies), ...kept })
}

export function forgetSession(c: Context, cookies: SessionCookies): void {
  deleteCookie(c, `${cookies.product}_token`, { ...attributes(cookies), httpOnly: true })
  deleteCookie(c, `${cookies.product}_userdata`, attributes(cookies))
}

function attributes({ secure }: SessionCookies) {
  return { path: '/', sameSite: 'Lax', secure } as const
}
