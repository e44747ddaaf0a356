import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReply, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { PartnerVariables, RequirePartner } from '../record/require-partner.middleware.ts'
import { problem } from '../record/partner-problem.http.ts'
import type { ChangePostback, PostbackAct } from './change-postback.usecase.ts'
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

/** Where a partner is told of each change of what a booking earns. */
export function postbackRoutes({ readPostback, changePostback, requirePartner, rateLimit }: Needs) {
  const reply = { 200: jsonReply(PostbackReply, 'The address as it is now, and the last calls to it') }
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
    summary: 'Tell a partner of changes at an address',
    limit,
    access: requirePartner('owner'),
    request: { body: jsonBody(PostbackBody, { url: 'https://partner.example/rihla', lang_id: 1 }) },
    responses: reply,
  })
  const app = openApiApp<PartnerVariables>()
    .openapi(read, async (c) => c.json(await readPostback(c.var.partner), 200))
    .openapi(keep, async (c) => {
      const { partner } = c.var
      await changePostback(partner.id, { act: 'keep', url: c.req.valid('json').url })
      return c.json(await readPostback(partner), 200)
    })
  for (const [path, { act, summary }] of Object.entries(ACTS)) {
    const route = createRoute({
      method: 'post',
      path: `/user/partner-postback/${path}` as '/user/partner-postback/test',
      summary,
      limit,
      access: requirePartner('owner'),
      responses: { ...reply, ...problemReplies(404) },
    })
    app.openapi(route, async (c) => {
      const { partner } = c.var
      const done = await changePostback(partner.id, { act })
      return done.ok ? c.json(await readPostback(partner), 200) : problem(c, 404, done.failure)
    })
  }
  return app
}
