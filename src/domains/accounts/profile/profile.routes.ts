import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReply, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { ProfileReply } from '../account.contract.ts'
import { CheckedUpdateProfileBody } from './checked-phone.contract.ts'
import { accountGone } from '../account-gone.ts'
import type { RequireRole, TravellerVariables } from '../sessions/require-role.middleware.ts'
import { rememberUserData, type SessionCookies } from '../sessions/session-cookies.http.ts'
import { toUser, toUserData } from '../user-reply.ts'
import type { ProfileChange } from '../user.store.ts'
import type { User } from '../user.ts'
import { problem } from '../account-problem.http.ts'

/** Route to change the caller's name, which the header shows from a cookie. */
export function profileRoutes(
  { requireRole, cookies }: { requireRole: RequireRole; cookies: SessionCookies },
  updateProfile: (userId: string, change: ProfileChange) => Promise<User | null>,
) {
  const update = createRoute({
    method: 'post',
    path: '/user/update_profile',
    summary: 'Change name and phone',
    access: requireRole('account'),
    request: {
      body: jsonBody(CheckedUpdateProfileBody, {
        first_name: 'Layla',
        last_name: 'Haddad',
        phone: EXAMPLE.phone,
        lang_id: 1,
      }),
    },
    responses: { 200: jsonReply(ProfileReply, 'The account as it is now'), ...problemReplies(404) },
  })
  return openApiApp<TravellerVariables>().openapi(update, async (c) => {
    const { first_name: firstName, last_name: lastName, phone } = c.req.valid('json')
    const user = await updateProfile(c.var.traveller.userId, {
      firstName,
      lastName,
      ...(phone !== undefined && { phone }),
    })
    if (!user) return problem(c, 401, accountGone)
    rememberUserData(c, cookies, toUserData(user), c.var.traveller)
    return c.json({ user: toUser(user) }, 200)
  })
}
