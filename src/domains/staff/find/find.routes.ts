import type { TravellerVariables } from '#domains/accounts/public.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { RequireStaff } from '../members/require-staff.middleware.ts'
import { staffActor } from '../staff-actor.http.ts'
import type { FindAnything } from './find-anything.usecase.ts'
import { FindQuery, FindReply } from './find.contract.ts'

type Needs = { findAnything: FindAnything; requireStaff: RequireStaff; rateLimit: RateLimit }

/** One search for all that a member of the staff may see. */
export function findRoutes({ findAnything, requireStaff, rateLimit }: Needs) {
  const find = createRoute({
    method: 'get',
    path: '/staff/find',
    summary: 'Find anything that the member’s roles may see',
    limit: rateLimit('staff-find', 300),
    access: requireStaff(),
    request: { query: FindQuery },
    responses: jsonReplies(200, FindReply, 'What was found, by kinds'),
  })
  return openApiApp<TravellerVariables>().openapi(find, async (c) =>
    c.json(await findAnything(c.req.valid('query').search, staffActor(c), languageOfRequest(c)), 200),
  )
}
