import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import { LangIdField, queryNumber } from '#kernel/contract.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { GuestLoginReply } from '../account.contract.ts'
import type { createGuest } from './create-guest.usecase.ts'
import type { FindTraveller } from '../sessions/find-traveller.http.ts'
import { ROLE_IDS } from '../sessions/role.contract.ts'
import { rememberSession, type SessionCookies } from '../sessions/session-cookies.http.ts'

type GuestRoutesApp = {
  findTraveller: FindTraveller
  cookies: SessionCookies
  rateLimit: RateLimit
}

/** Route for a token without an account. */
export function guestRoutes(
  { findTraveller, cookies, rateLimit }: GuestRoutesApp,
  create: (guest: { langId: number }) => ReturnType<typeof createGuest>,
) {
  const route = createRoute({
    method: 'get',
    path: '/guest-login',
    summary: 'A token for a traveller without an account',
    limit: rateLimit('guest-login', 30, { perHour: 300 }),
    access: 'anybody',
    request: { query: z.object({ lang_id: queryNumber(LangIdField).optional() }) },
    responses: jsonReplies(200, GuestLoginReply, 'A new guest'),
  })
  return openApiApp().openapi(route, async (c) => {
    const { token, userId } = await create({ langId: c.req.valid('query').lang_id ?? 1 })
    // Any site may link here: the request must not sign a visitor out, or lose a guest's cart.
    if (!(await findTraveller(c)))
      rememberSession(c, cookies, token, {
        name: null,
        avatar: null,
        role_id: ROLE_IDS.guest,
        isLoggedIn: false,
      })
    c.header('cache-control', 'no-store')
    return c.json({ token, user: { id: userId, role: 'guest' as const } }, 200)
  })
}
