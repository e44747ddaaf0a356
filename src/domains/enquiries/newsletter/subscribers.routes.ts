import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { csvStream } from '#platform/http/csv.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { listSubscribers } from './list-subscribers.usecase.ts'
import { SubscribersQuery, SubscribersReply } from './newsletter.contract.ts'
import { subscriberRecords } from './subscribers-csv.ts'

type SubscribersApp = Parameters<typeof listSubscribers>[0] & {
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** Creates the route that lists confirmed subscribers, as JSON or CSV, for a newsletter. */
export function subscribersRoute(app: SubscribersApp, selected: typeof listSubscribers) {
  const { publicUrl, requireStaff, rateLimit } = app
  const list = createRoute({
    method: 'get',
    path: '/staff/newsletter',
    summary: 'Confirmed subscribers of the newsletter, with the links by which each leaves',
    limit: rateLimit('staff-newsletter', 120),
    access: requireStaff('content'),
    request: { query: SubscribersQuery },
    responses: {
      200: {
        description: 'A page; as CSV, the next one is in the header `Link`',
        content: { 'application/json': { schema: SubscribersReply }, 'text/csv': { schema: z.string() } },
      },
    },
  })
  return openApiApp<TravellerVariables>().openapi(list, async (c) => {
    const { after, page_size: pageSize, format } = c.req.valid('query')
    const listed = await selected(app, { after, pageSize }, staffActor(c))
    if (format === 'json') return c.json(listed, 200)
    if (listed.next !== null) {
      const next = new URLSearchParams({ after: listed.next, page_size: String(pageSize), format })
      c.header('link', `<${publicUrl}/api/staff/newsletter?${next}>; rel="next"`)
    }
    c.header('content-disposition', 'attachment; filename="newsletter.csv"')
    return c.body(csvStream(subscriberRecords(listed.items)), 200, {
      'content-type': 'text/csv; charset=utf-8',
    })
  })
}
