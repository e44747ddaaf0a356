import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { ProfileReply } from '../account.contract.ts'
import type { Traveller } from '../sessions/token.ts'
import type { RequireRole, TravellerVariables } from '../sessions/require-role.middleware.ts'
import { rememberUserData, type SessionCookies } from '../sessions/session-cookies.http.ts'
import { toUser, toUserData } from '../user-reply.ts'
import type { User } from '../user.ts'
import type { changePicture, ChangePictureFailure } from './change-picture.usecase.ts'
import { UpdateImageForm } from './picture.contract.ts'
import { MAX_PICTURE_BYTES } from './picture.ts'
import { problem, refusedBy } from '../account-problem.http.ts'

const rejected = refusedBy({
  sign_in_required: 401,
  picture_type: 415,
  picture_too_many_pixels: 422,
  picture_broken: 422,
  storage_unavailable: 503,
} as const satisfies Record<ChangePictureFailure['code'], number>)

/** Maximum size of each form with a picture: its parts other than the file are small. */
export const pictureForms = new Map([['/api/user/update-image', MAX_PICTURE_BYTES + 20_000]])

/** Routes for the picture of an account, which the header shows from a cookie. */
export function pictureRoutes(
  {
    requireRole,
    cookies,
    rateLimit,
  }: { requireRole: RequireRole; cookies: SessionCookies; rateLimit: RateLimit },
  change: (userId: string, bytes: Uint8Array | null) => ReturnType<typeof changePicture>,
) {
  const update = createRoute({
    method: 'post',
    path: '/user/update-image',
    summary: 'Another picture',
    limit: rateLimit('update-image', 10),
    access: requireRole('account'),
    request: { body: { required: true, content: { 'multipart/form-data': { schema: UpdateImageForm } } } },
    responses: jsonReplies(200, ProfileReply, 'The account with its picture', 422, 503),
  })
  const remove = createRoute({
    method: 'post',
    path: '/user/remove-image',
    summary: 'No picture any more',
    access: requireRole('account'),
    responses: jsonReplies(200, ProfileReply, 'The account without a picture'),
  })

  /** Updates the header's data at once. */
  function profile(c: Context, traveller: Traveller, user: User) {
    rememberUserData(c, cookies, toUserData(user), traveller)
    return { user: toUser(user) }
  }

  return openApiApp<TravellerVariables>()
    .openapi(update, async (c) => {
      const { image } = c.req.valid('form')
      if (image.size > MAX_PICTURE_BYTES) return problem(c, 413, { code: 'picture_too_heavy' })
      const changed = await change(c.var.traveller.userId, new Uint8Array(await image.arrayBuffer()))
      return changed.ok
        ? c.json(profile(c, c.var.traveller, changed.value), 200)
        : rejected(c, changed.failure)
    })
    .openapi(remove, async (c) => {
      const changed = await change(c.var.traveller.userId, null)
      return changed.ok
        ? c.json(profile(c, c.var.traveller, changed.value), 200)
        : problem(c, 401, changed.failure)
    })
}
