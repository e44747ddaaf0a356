import { createRoute } from '#platform/http/openapi/route.ts'
import { isOnDomains, type KnownKey } from '#domains/identity/public.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { WidgetKeyQuery, WidgetKeyReply } from './widget-key.contract.ts'
import { problem } from './widget-problem.http.ts'

type Needs = { findKey: (key: string) => Promise<KnownKey | null>; rateLimit: RateLimit }

/**
 * What a page's own script may know of its key, on the key's domains. That a key is none of a page's any page may read:
 * the browser does not tell it why it refuses the frame.
 */
export function widgetKeyRoutes({ findKey, rateLimit }: Needs) {
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

/** A partner's key is of no page until its partner says of which, which is no secret. */
function missingReason(key: KnownKey | null) {
  const isUnstated = key !== null && !key.revoked && key.partnerCode !== null && key.domains.length === 0
  return isUnstated ? 'widget_without_domains' : 'trip_key_not_found'
}

/** A widget's `baseUrl` is read as an origin, whatever path it has. */
function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? []))]
}
