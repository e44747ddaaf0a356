import { createRoute } from '#platform/http/openapi/route.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { originOf } from './request-origin.http.ts'
import type { RequireTraveller, TravellerVariables } from './require-role.middleware.ts'
import { forgetSession, type SessionCookies } from './session-cookies.http.ts'
import type { Origin, Traveller } from './token.ts'

/** Route to sign out, which clears the session's cookies. */
export function signOutRoutes(
  { requireTraveller, cookies }: { requireTraveller: RequireTraveller; cookies: SessionCookies },
  signOut: (traveller: Traveller, origin: Origin) => Promise<void>,
) {
  const logout = createRoute({
    method: 'post',
    path: '/user/logout',
    summary: 'Sign out',
    access: requireTraveller,
    responses: { 204: { description: 'The token is over' } },
  })
  return openApiApp<TravellerVariables>().openapi(logout, async (c) => {
    await signOut(c.var.traveller, originOf(c))
    forgetSession(c, cookies)
    return c.body(null, 204)
  })
}
