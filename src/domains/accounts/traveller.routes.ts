import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Clock } from '#kernel/clock.ts'
import { problem } from '#platform/http/problem.ts'
import { sameOrigin } from '#platform/http/same-origin.ts'
import type { UserData } from './account.contract.ts'
import { TOKEN_DAYS, type Traveller } from './token.ts'

export type TravellerVariables = { traveller: Traveller }
export type RequireTraveller = MiddlewareHandler<{ Variables: TravellerVariables }>
/** `caller`: null when there is no token, or a dead one. */
export type CallerVariables = { caller: Traveller | null }

/** How a browser's session is kept: names of the cookies, whether they need https, and for how long from now. */
export type SessionCookies = {
  product: string
  secure: boolean
  publicUrl: string | undefined
  clock: Clock
}

/** Finds who is asking by `Authorization: Basic <token>`, else by the browser's cookie; null: nobody, or a dead token. */
export type FindTraveller = (c: Context) => Promise<{ traveller: Traveller; byCookie: boolean } | null>

/**
 * Lets through who has a live token: guests only where they may, where it is for partners nobody else. A write on the
 * strength of a cookie must also come from our own pages.
 */
export function requireTraveller(
  findTraveller: FindTraveller,
  cookies: SessionCookies,
  { guests, partnersOnly = false }: { guests: boolean; partnersOnly?: boolean } = { guests: true },
): RequireTraveller {
  return async (c, next) => {
    const found = await findTraveller(c)
    if (!found) return problem(c, 401, { code: 'sign_in_required' })
    if (found.byCookie && c.req.method !== 'GET' && !sameOrigin(c, cookies.publicUrl))
      return problem(c, 403, { code: 'cross_origin' })
    if (!guests && found.traveller.role === 'guest') return problem(c, 403, { code: 'account_required' })
    if (partnersOnly && found.traveller.role !== 'partner') return problem(c, 403, { code: 'partners_only' })
    c.set('traveller', found.traveller)
    return next()
  }
}

/** Tells a write who makes it, if anybody; the same holds for a cookie as where one is needed. */
export function findCaller(
  findTraveller: FindTraveller,
  cookies: SessionCookies,
): MiddlewareHandler<{ Variables: CallerVariables }> {
  return async (c, next) => {
    const found = await findTraveller(c)
    if (found?.byCookie && !sameOrigin(c, cookies.publicUrl)) return problem(c, 403, { code: 'cross_origin' })
    c.set('caller', found?.traveller ?? null)
    return next()
  }
}

export function createFindTraveller(
  lookUp: (token: string) => Promise<Traveller | null>,
  { product }: SessionCookies,
): FindTraveller {
  return async (c) => {
    const header = /^Basic\s+([\w-]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const token = header ?? getCookie(c, `${product}_token`)
    if (token === undefined) return null
    const traveller = await lookUp(token)
    return traveller && { traveller, byCookie: header === undefined }
  }
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
