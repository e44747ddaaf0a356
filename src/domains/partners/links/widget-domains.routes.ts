import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { PartnerVariables, RequirePartner } from '../record/require-partner.middleware.ts'
import { WidgetDomainsBody, WidgetDomainsReply } from './widget-domains.contract.ts'
import type { WidgetKeys } from './widget-key.usecase.ts'

type Needs = {
  widgetKeys: Pick<WidgetKeys, 'stateDomains'>
  requirePartner: RequirePartner
  rateLimit: RateLimit
}

/** Where a partner's widget may stand. */
export function widgetDomainRoutes({ widgetKeys, requirePartner, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/user/widget-domains',
    summary: 'State the domains of the pages with a partner’s widget',
    limit: rateLimit('widget-domains', 20),
    access: requirePartner('owner'),
    request: {
      body: jsonBody(WidgetDomainsBody, { domains: ['blog.example', '*.blog.example'], lang_id: 1 }),
    },
    responses: jsonReplies(200, WidgetDomainsReply, 'The key with its domains'),
  })
  return openApiApp<PartnerVariables>().openapi(route, async (c) => {
    const { key, domains } = await widgetKeys.stateDomains(c.var.partner, c.req.valid('json').domains)
    return c.json({ widget_key: key, widget_domains: domains }, 200)
  })
}
