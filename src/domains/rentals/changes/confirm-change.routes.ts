import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { ConfirmChangeBody, ConfirmChangeReply } from './confirm-change.contract.ts'
import { modifyRefused } from './modify-refused.http.ts'
import type { ConfirmDriverChange } from './confirm-driver-change.usecase.ts'

type Needs = { confirmDriverChange: ConfirmDriverChange; rateLimit: RateLimit }

export function confirmChangeRoutes({ confirmDriverChange, rateLimit }: Needs) {
  const confirm = createRoute({
    method: 'post',
    path: '/confirm-change',
    summary: 'Make the change of a booking’s driver that waits for a mailed link; needs no sign-in',
    limit: rateLimit('confirm-change', 20),
    access: 'anybody',
    request: { body: jsonBody(ConfirmChangeBody, { secret: EXAMPLE.secret, lang_id: 2 }) },
    responses: jsonReplies(
      200,
      ConfirmChangeReply,
      'The change is made, or the supplier has not answered yet',
      403,
      404,
      409,
      410,
      422,
      502,
    ),
  })
  return openApiApp().openapi(confirm, async (c) => {
    const confirmed = await confirmDriverChange(c.req.valid('json').secret)
    if (!confirmed.ok) return modifyRefused(c, confirmed.failure)
    const { reference, isMade } = confirmed.value
    return c.json({ reference, made: isMade }, 200)
  })
}
