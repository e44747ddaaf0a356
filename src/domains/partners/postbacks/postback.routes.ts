import type { Context } from 'hono'
import { originOf } from '#domains/accounts/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReply, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { PartnerVariables, RequirePartner } from '../record/require-partner.middleware.ts'
import { refusedBy } from '../record/partner-problem.http.ts'
import type { ChangePostback, ChangePostbackFailure, PostbackAct } from './change-postback.usecase.ts'
import { PostbackBody, PostbackReply } from './postback.contract.ts'
import type { ReadPostback } from './read-postback.usecase.ts'

type Needs = {
  readPostback: ReadPostback
  changePostback: ChangePostback
  requirePartner: RequirePartner
  rateLimit: RateLimit
}

/** What needs no body, by the last part of its path. */
const ACTS = {
  'new-secret': { act: 'renew_secret', summary: 'Sign calls to a partner with a new secret from now on' },
  remove: { act: 'remove', summary: 'Call a partner’s address no more' },
  test: { act: 'test', summary: 'Send a call to try a partner’s receiver' },
} as const satisfies Record<string, { act: Exclude<PostbackAct['act'], 'keep'>; summary: string }>

const refusedAs = refusedBy({
  sign_in_required: 401,
  wrong_password: 422,
  password_unset: 422,
  too_many_attempts: 429,
  no_postback: 404,
} as const satisfies Record<ChangePostbackFailure['code'], number>)

function refused(c: Context, failure: ChangePostbackFailure) {
  const { code } = failure
  return refusedAs(c, failure, code === 'wrong_password' ? [{ path: 'password', code }] : undefined)
}

/** Where a partner is told of each change of what a booking earns. */
export function postbackRoutes({ readPostback, changePostback, requirePartner, rateLimit }: Needs) {
  const reply = { 200: jsonReply(PostbackReply, 'The address as it is now, and the last calls to it') }
  const changed = { ...reply, ...problemReplies(404, 422) }
  const limit = rateLimit('postbacks', 30)
  const read = createRoute({
    method: 'get',
    path: '/user/partner-postback',
    summary: 'The address at which a partner is told of changes, and the last calls',
    access: requirePartner(),
    responses: reply,
  })
  const keep = createRoute({
    method: 'post',
    path: '/user/partner-postback',
    summary: 'Tell a partner of changes at an address, by the password of an owner',
    limit,
    access: requirePartner('owner'),
    request: {
      body: jsonBody(PostbackBody, {
        url: 'https://partner.example/rihla',
        password: EXAMPLE.password,
        lang_id: 1,
      }),
    },
    responses: changed,
  })
  const app = openApiApp<PartnerVariables>()
    .openapi(read, async (c) => c.json(await readPostback(c.var.partner), 200))
    .openapi(keep, async (c) => {
      const { partner, traveller } = c.var
      const { url, password } = c.req.valid('json')
      const by = { userId: traveller.userId, password, origin: originOf(c) }
      const done = await changePostback(partner.id, { act: 'keep', url, by })
      return done.ok ? c.json(await readPostback(partner), 200) : refused(c, done.failure)
    })
  for (const [path, { act, summary }] of Object.entries(ACTS)) {
    const route = createRoute({
      method: 'post',
      path: `/user/partner-postback/${path}` as '/user/partner-postback/test',
      summary,
      limit,
      access: requirePartner('owner'),
      responses: changed,
    })
    app.openapi(route, async (c) => {
      const { partner } = c.var
      const done = await changePostback(partner.id, { act })
      return done.ok ? c.json(await readPostback(partner), 200) : refused(c, done.failure)
    })
  }
  return app
}
