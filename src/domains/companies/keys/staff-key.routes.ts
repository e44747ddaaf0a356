import { EXAMPLE } from '#kernel/examples.ts'
import { problem } from '../company-problem.http.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { ChangeKeys } from './change-keys.usecase.ts'
import {
  CreateTripKeyBody,
  RevokeTripKeyBody,
  TripKeyContract,
  TripKeysQuery,
  TripKeysReply,
} from './staff-key.contract.ts'
import type { StaffKeyStore } from './staff-key.store.ts'

type Needs = {
  keys: Pick<StaffKeyStore, 'list'>
  changeKeys: ChangeKeys
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** The staff's calls for the keys of those who embed our tabs. */
export function staffKeyRoutes({ keys, changeKeys, requireStaff, rateLimit }: Needs) {
  const limit = rateLimit('staff-trip-keys', 120)
  const list = listRoute({
    path: '/staff/trip-keys',
    summary: 'Embedding keys for trips, the newest first',
    access: requireStaff('partners'),
    query: TripKeysQuery,
    page: TripKeysReply,
  })
  const create = createRoute({
    method: 'post',
    path: '/staff/trip-keys',
    summary: 'Issue an embedding key for trips',
    limit,
    access: requireStaff('partners'),
    request: {
      body: jsonBody(CreateTripKeyBody, {
        name: 'Falcon’s intranet',
        domains: ['falcon.example', '*.falcon.example'],
        base_urls: ['https://rihla.example/trips'],
        per_minute: 600,
        company_id: EXAMPLE.id,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(201, TripKeyContract, 'The key', 404),
  })
  const revoke = createRoute({
    method: 'post',
    path: '/staff/trip-keys/revoke',
    summary: 'Revoke an embedding key for trips',
    limit,
    access: requireStaff('partners'),
    request: { body: jsonBody(RevokeTripKeyBody, { id: EXAMPLE.id, lang_id: 1 }) },
    responses: jsonReplies(200, TripKeyContract, 'The key', 404),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { page, page_size } = c.req.valid('query')
      const found = await keys.list({ offset: (page - 1) * page_size, limit: page_size })
      return c.json({ ...found, page, page_size }, 200)
    })
    .openapi(create, async (c) => {
      const { name, domains, base_urls, per_minute, company_id: companyId } = c.req.valid('json')
      const created = await changeKeys.create(
        { name, domains, base_urls, per_minute, companyId },
        staffActor(c),
      )
      return created.ok ? c.json(created.value, 201) : problem(c, 404, created.failure)
    })
    .openapi(revoke, async (c) => {
      const revoked = await changeKeys.revoke(c.req.valid('json').id, staffActor(c))
      return revoked.ok ? c.json(revoked.value, 200) : problem(c, 404, revoked.failure)
    })
}
