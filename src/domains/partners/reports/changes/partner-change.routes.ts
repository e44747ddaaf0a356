import { forClients, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { PartnerReaderVariables, RequirePartnerReader } from '../../record/require-partner.middleware.ts'
import { PartnerChangesQuery, PartnerChangesReply } from './partner-change.contract.ts'
import type { ReadChanges } from './read-changes.usecase.ts'

type Needs = { readChanges: ReadChanges; requirePartnerReader: RequirePartnerReader; rateLimit: RateLimit }

/** What a partner's own system follows instead of being called. */
export function partnerChangeRoutes({ readChanges, requirePartnerReader, rateLimit }: Needs) {
  const route = createRoute({
    method: 'get',
    path: '/user/partner-changes',
    summary: 'Each change of what a partner’s bookings earn since one before, ten seconds after it was made',
    description: forClients(
      'A partner’s own system asks by its key for what is new since its last `cursor`.',
    ),
    limit: rateLimit('partner-changes', 240),
    access: requirePartnerReader(),
    request: { query: PartnerChangesQuery },
    responses: jsonReplies(200, PartnerChangesReply, 'The oldest first'),
  })
  return openApiApp<PartnerReaderVariables>().openapi(route, async (c) => {
    const { after, page_size: limit } = c.req.valid('query')
    return c.json(await readChanges({ partnerId: c.var.partner.id, after, limit }), 200)
  })
}
