import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { ClickConsentBody } from './partner-click.contract.ts'
import type { PartnerClicks } from './partner-click.http.ts'

type Needs = { clicks: Pick<PartnerClicks, 'answer'>; rateLimit: RateLimit }

/** Returns true if a visitor’s browser may remember for 30 days who led them here. */
export function clickConsentRoutes({ clicks, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/partner-click',
    summary: 'Say whether the browser may remember for 30 days by which partner it came',
    limit: rateLimit('partner-click', 60),
    access: 'anybody',
    request: { body: jsonBody(ClickConsentBody, { answer: 'yes', lang_id: 1 }) },
    responses: { 204: { description: 'Noted in the browser' } },
  })
  return openApiApp().openapi(route, (c) => {
    clicks.answer(c, c.req.valid('json').answer)
    return c.body(null, 204)
  })
}
