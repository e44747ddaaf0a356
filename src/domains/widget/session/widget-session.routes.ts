import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { renewSession, RenewSessionFailure } from './renew-session.usecase.ts'
import { RenewSessionHeaders, WidgetSessionContract } from './widget-session.contract.ts'
import { refusedBy } from '../widget-problem.http.ts'

const rejected = refusedBy({
  key_unknown: 401,
  key_revoked: 401,
  widget_session_over: 403,
} as const satisfies Record<RenewSessionFailure['code'], number>)

type SessionRoutesApp = Parameters<typeof renewSession>[0] & { rateLimit: RateLimit }

/** Creates the route that renews sessions of the widget's frames. The first session comes with the frame's document. */
export function widgetSessionRoutes(app: SessionRoutesApp, renew: typeof renewSession) {
  const route = createRoute({
    method: 'post',
    path: '/widget/session',
    summary: 'Renew the session with which a frame of the widget calls trips',
    limit: app.rateLimit('widget-sessions', 120),
    access: 'anybody',
    request: { headers: RenewSessionHeaders },
    responses: jsonReplies(200, WidgetSessionContract, 'The next one', 401, 403, 429),
  })
  return openApiApp().openapi(route, async (c) => {
    const { 'x-api-key': key, 'x-widget-session': session } = c.req.valid('header')
    const renewed = await renew(app, { key, session })
    c.header('cache-control', 'no-store')
    return renewed.ok ? c.json(renewed.value, 200) : rejected(c, renewed.failure)
  })
}
