import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { SessionCookies } from './session-cookies.http.ts'
import type { Traveller } from './token.ts'

/**
 * Finds the caller by `Authorization: Basic <token>`, otherwise by the cookie. Null without a token, or for an invalid
 * one.
 */
export type FindTraveller = (c: Context) => Promise<{ traveller: Traveller; byCookie: boolean } | null>

export function createFindTraveller(
  lookUp: (token: string) => Promise<Traveller | null>,
  { product }: Pick<SessionCookies, 'product'>,
): FindTraveller {
  return async (c) => {
    const header = /^Basic\s+([\w-]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const token = header ?? getCookie(c, `${product}_token`)
    if (token === undefined) return null
    const traveller = await lookUp(token)
    return traveller && { traveller, byCookie: header === undefined }
  }
}
