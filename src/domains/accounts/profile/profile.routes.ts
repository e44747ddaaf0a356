import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import {
  jsonBody,
  jsonReplies,
  jsonReply,
  openApiApp,
  problemReplies,
} from '#platform/http/openapi/openapi.ts'
import { DevicesReply, EndDeviceBody, ProfileReply, UpdateLanguageBody } from '../account.contract.ts'
import { CheckedUpdateProfileBody } from './checked-phone.contract.ts'
import { accountGone } from '../account-gone.ts'
import type { Devices } from '../sessions/devices.usecase.ts'
import { originOf } from '../sessions/request-origin.http.ts'
import type {
  RequireRole,
  RequireTraveller,
  TravellerVariables,
} from '../sessions/require-role.middleware.ts'
import { forgetSession, rememberUserData, type SessionCookies } from '../sessions/session-cookies.http.ts'
import type { UpdateProfile } from './update-profile.usecase.ts'
import { toUser, toUserData } from '../user-reply.ts'
import type { UserStore } from '../user.store.ts'
import { problem } from '../account-problem.http.ts'

type Needs = {
  users: UserStore
  updateProfile: UpdateProfile
  devices: Devices
  /** Admits only callers with an account. */
  requireRole: RequireRole
  requireTraveller: RequireTraveller
  cookies: SessionCookies
}

/** Routes for the caller's own account: its profile, and its sessions. */
export function profileRoutes(needs: Needs) {
  const { users, updateProfile, devices, requireRole, requireTraveller, cookies } = needs
  const write = { ...problemReplies(404) }
  const read = createRoute({
    method: 'get',
    path: '/user/profile',
    summary: 'The account',
    access: requireRole('account'),
    responses: jsonReplies(200, ProfileReply, 'The account'),
  })
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
    responses: { 200: jsonReply(ProfileReply, 'The account as it is now'), ...write },
  })
  const language = createRoute({
    method: 'post',
    path: '/user/update-language',
    summary: 'The language of mails',
    access: requireRole('account'),
    request: { body: jsonBody(UpdateLanguageBody, { lang_id: 2 }) },
    responses: { 200: jsonReply(ProfileReply, 'The account as it is now'), ...write },
  })
  const list = createRoute({
    method: 'get',
    path: '/user/devices',
    summary: 'Where the account is signed in',
    access: requireRole('account'),
    responses: jsonReplies(200, DevicesReply, 'Newest first'),
  })
  const endOne = createRoute({
    method: 'post',
    path: '/user/end-device',
    summary: 'Sign out one device',
    access: requireRole('account'),
    owned: 'device',
    request: { body: jsonBody(EndDeviceBody, { id: EXAMPLE.id, lang_id: 1 }) },
    responses: { 204: { description: 'Signed out' }, ...write },
  })
  const endAll = createRoute({
    method: 'post',
    path: '/user/sign-out-everywhere',
    summary: 'Sign out every other device',
    access: requireRole('account'),
    responses: {
      204: { description: 'Only this device is signed in now' },
    },
  })
  const logout = createRoute({
    method: 'post',
    path: '/user/logout',
    summary: 'Sign out',
    access: requireTraveller,
    responses: { 204: { description: 'The token is over' } },
  })
  return openApiApp<TravellerVariables>()
    .openapi(read, async (c) => {
      const user = await users.find(c.var.traveller.userId)
      return user ? c.json({ user: toUser(user) }, 200) : problem(c, 401, accountGone)
    })
    .openapi(update, async (c) => {
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
    .openapi(language, async (c) => {
      const user = await updateProfile(c.var.traveller.userId, { langId: c.req.valid('json').lang_id })
      return user ? c.json({ user: toUser(user) }, 200) : problem(c, 401, accountGone)
    })
    .openapi(list, async (c) => {
      const found = await devices.list(c.var.traveller)
      return c.json(
        {
          items: found.map(({ signedInAt, expiresAt, ...one }) => ({
            ...one,
            signed_in_at: signedInAt.toString(),
            expires_at: expiresAt.toString(),
          })),
        },
        200,
      )
    })
    .openapi(endOne, async (c) => {
      const ended = await devices.endOne(c.var.traveller, c.req.valid('json').id, originOf(c))
      return ended ? c.body(null, 204) : problem(c, 404, { code: 'device_not_found' })
    })
    .openapi(endAll, async (c) => {
      await devices.endOthers(c.var.traveller, originOf(c))
      return c.body(null, 204)
    })
    .openapi(logout, async (c) => {
      await devices.endThis(c.var.traveller, originOf(c))
      forgetSession(c, cookies)
      return c.body(null, 204)
    })
}
