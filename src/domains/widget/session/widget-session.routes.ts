import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { RenewSession, RenewSessionFailure } from './renew-session.usecase.ts'
import { RenewSessionHeaders, WidgetSessionContract } from './widget-session.contract.ts'
import { refusedBy } from '../widget-problem.http.ts'

const rejected = refusedBy({
  key_unknown: 401,
  key_revoked: 401,
  widget_session_over: 403,
} as const satisfies Record<RenewSessionFailure['code'], number>)

type Needs = { renewSession: RenewSession; rateLimit: RateLimit }

/** Sessions of the widget's frames, which come with their document and are renewed while they are open. */
export function widgetSessionRoutes({ renewSession, rateLimit }: Needs) {
  const renew = createRoute({
    method: 'post',
    path: '/widget/session',
    summary: 'Renew the session with which a frame of the widget calls trips',
    limit: rateLimit('widget-sessions', 120),
    access: 'anybody',
    request: { headers: RenewSessionHeaders },
    responses: jsonReplies(200, WidgetSessionContract, 'The next one', 401, 403, 429),
  })
  return openApiApp().openapi(renew, async (c) => {
    const { 'x-api-key': key, 'x-widget-session': session } = c.req.valid('header')
    const renewed = await renewSession({ key, session })
    c.header('cache-control', 'no-store')
    return renewed.ok ? c.json(renewed.value, 200) : rejected(c, renewed.failure)
  })
}
