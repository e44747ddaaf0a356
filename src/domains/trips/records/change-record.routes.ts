import { EXAMPLE } from '#kernel/examples.ts'
import type { TripVariables, RequireProfile } from '#domains/identity/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { SoftHardUpdateBody, SoftHardUpdateReply } from './change-record.contract.ts'
import type { ChangeOwnRecord, ChangeOwnRecordFailure } from './change-own-record.usecase.ts'
import { refusedBy } from '../trip-problem.http.ts'

const refused = refusedBy({
  record_not_yours: 403,
  record_not_found: 404,
  own_profile: 409,
  record_in_use: 409,
} as const satisfies Record<ChangeOwnRecordFailure['code'], number>)

type Needs = { changeOwnRecord: ChangeOwnRecord; requireProfile: RequireProfile; rateLimit: RateLimit }

/** Route of `soft-hard-update` (specification §7), for an admin's people and an owner's vehicles and drivers. */
export function changeRecordRoutes({ changeOwnRecord, requireProfile, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/api/o/soft-hard-update',
    summary: 'Hide a record, show it again, or delete it',
    limit: rateLimit('trip-records', 60),
    access: requireProfile,
    request: { body: jsonBody(SoftHardUpdateBody, { entity: 'profile', id: EXAMPLE.id, mode: 'soft' }) },
    responses: jsonReplies(200, SoftHardUpdateReply, 'What has become of it', 404, 409),
  })
  return openApiApp<TripVariables>().openapi(route, async (c) => {
    const changed = await changeOwnRecord(c.var.caller, c.req.valid('json'))
    return changed.ok ? c.json(changed.value, 200) : refused(c, changed.failure)
  })
}
