import { createRoute } from '#platform/http/openapi/route.ts'
import { isOnDomains, type KnownKey } from '#domains/identity/public.ts'
import type { App } from '#platform/app.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { WidgetKeyQuery, WidgetKeyReply } from './widget-key.contract.ts'
import { problem } from './widget-problem.http.ts'

/**
 * Creates the route by which a script of a page reads its key, on the key's domains. Any page may read that a key is not
 * its own, because the browser does not report why it rejects the frame.
 */
export function widgetKeyRoutes({ findKey, rateLimit }: Pick<App, 'findKey'> & { rateLimit: RateLimit }) {
  const read = createRoute({
    method: 'get',
    path: '/widget/key',
    summary: 'What a widget is told of its key; readable from pages of the key’s domains',
    limit: rateLimit('widget-keys', 240),
    access: 'anybody',
    request: { query: WidgetKeyQuery },
    responses: jsonReplies(200, WidgetKeyReply, 'The key', 404, 429),
  })
  return openApiApp().openapi(read, async (c) => {
    const key = await findKey(c.req.valid('query').key)
    const origin = c.req.header('origin')
    const page = origin === undefined ? null : URL.parse(origin)
    const isOfPage = page !== null && key !== null && isOnDomains(page.hostname, key.domains)
    c.header('vary', 'Origin')
    const isForNone = key?.partnerCode != null && key.domains.length === 0
    if (!key || key.revoked || isForNone || (origin !== undefined && !isOfPage)) {
      c.header('access-control-allow-origin', '*')
      return problem(c, 404, { code: missingReason(key) })
    }
    if (isOfPage) {
      c.header('access-control-allow-origin', page.origin)
      c.header('cross-origin-resource-policy', 'cross-origin')
    }
    c.header('cache-control', 'private, max-age=60')
    return c.json({ name: key.name, base_urls: originsOf(key.baseUrls) }, 200)
  })
}

/** Returns the reason why a key is not found. A partner's key without domains is no secret. */
function missingReason(key: KnownKey | null) {
  const isUnstated = key !== null && !key.revoked && key.partnerCode !== null && key.domains.length === 0
  return isUnstated ? 'widget_without_domains' : 'trip_key_not_found'
}

/** Returns the origins of a key's addresses: a widget's `baseUrl` is read as an origin, whatever path it has. */
function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? []))]
}
