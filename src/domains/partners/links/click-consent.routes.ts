import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { App } from '#platform/app.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { ClickConsentBody } from './partner-click.contract.ts'

type ConsentApp = Pick<App, 'partnerClicks'> & { rateLimit: RateLimit }

/** The route for consent to store the referring partner in the browser for 30 days. */
export function clickConsentRoutes({ partnerClicks, rateLimit }: ConsentApp) {
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
    partnerClicks.answer(c, c.req.valid('json').answer)
    return c.body(null, 204)
  })
}
