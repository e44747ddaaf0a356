import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem } from './operation-problem.http.ts'
import { OperationsReply, RunJobBody } from './operations.contract.ts'
import type { ReadOperations } from './read-operations.usecase.ts'
import type { RunJob } from './run-job.usecase.ts'

type Needs = {
  readOperations: ReadOperations
  runJob: RunJob
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** Routes about the running product, for administrators. */
export function operationsRoutes({ readOperations, runJob, requireStaff, rateLimit }: Needs) {
  const shared = { limit: rateLimit('staff-operations', 120), access: requireStaff('admin') }
  const read = createRoute({
    method: 'get',
    path: '/staff/operations',
    summary: 'Jobs with their last runs, version, migrations and what was refused',
    ...shared,
    responses: jsonReplies(200, OperationsReply, 'As it stands'),
  })
  const run = createRoute({
    method: 'post',
    path: '/staff/operations/run',
    summary: 'Run a job now',
    ...shared,
    request: { body: jsonBody(RunJobBody, { name: 'supplier ratings', lang_id: 1 }) },
    responses: jsonReplies(200, OperationsReply, 'As it stands after it', 404),
  })
  return openApiApp<TravellerVariables>()
    .openapi(read, async (c) => c.json(await readOperations(), 200))
    .openapi(run, async (c) => {
      const ran = await runJob(c.req.valid('json').name, staffActor(c))
      return ran.ok ? c.json(await readOperations(), 200) : problem(c, 404, ran.failure)
    })
}
