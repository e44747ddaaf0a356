import type { Hono } from 'hono'
import type { FailureCode, Operation, OperationAccess, ParsedRequest, ReplyOf } from '#kernel/operation.ts'
import type { Result } from '#kernel/result.ts'
import { addressOf } from '../caller-address.ts'
import type { FieldFault, problemsTitled } from '../problem.ts'
import type { namedLimits } from '../rate-limit.ts'
import type { Access } from './access.ts'
import { jsonBody, jsonReplies, openApiApp, type ProblemStatus } from './openapi.ts'
import { createRoute } from './route.ts'

/** A caller behind a guard. `by`: the member of the staff, as the audit names them. */
type Caller<Admitted extends OperationAccess> = Admitted extends 'anybody'
  ? unknown
  : Admitted extends 'account'
    ? { userId: string }
    : { by: { staffId: string; address: string } }

/** A parsed request with its caller. */
export type Call<Defined extends Operation> = ParsedRequest<Defined> & Caller<Defined['access']>

/** Why an operation fails, with the fields that are wrong. */
type Failure<Defined extends Operation> = {
  code: FailureCode<Defined>
  detail?: string
  faults?: FieldFault<string>[]
}

type Answer<Defined extends Operation> = Defined['failures'] extends object
  ? Result<ReplyOf<Defined>, Failure<Defined>>
  : ReplyOf<Defined>

/** An operation with the function that runs it. */
export type Handler<Needs> = {
  operation: Operation
  run: (app: Needs, call: never) => Promise<unknown>
}

/** Binds an operation to the function that runs it; a failure code without a status does not compile. */
export function handle<Defined extends Operation, Needs>(
  defined: Defined,
  run: (app: Needs, call: Call<Defined>) => Promise<Answer<Defined>>,
): Handler<Needs> {
  return { operation: defined, run }
}

type Routing = {
  /** The guard of each kind of access. */
  admit: (access: OperationAccess) => Access
  limitOf: ReturnType<typeof namedLimits>
}

type Problems = Pick<ReturnType<typeof problemsTitled<string, string>>, 'refusedBy'>

/** Returns the routes of a domain's operations; `problems` has the titles of its failures. */
export function routesOf<Needs>(
  app: Needs & Routing,
  problems: unknown,
  handlers: readonly Handler<Needs>[],
): Hono {
  const routes = openApiApp<{ traveller: { userId: string } }>()
  for (const { operation, run } of handlers) {
    const { failures } = operation
    const reject = (problems as Problems).refusedBy(failures ?? {})
    routes.openapi(routeOf(app, operation), async (c) => {
      const caller = operation.access === 'anybody' ? undefined : c.var.traveller.userId
      const call = {
        ...parsedOf(c.req, operation),
        ...(caller !== undefined && { userId: caller, by: { staffId: caller, address: addressOf(c) } }),
      }
      const answer = await run(app, call as never)
      const status = operation.status ?? 200
      if (!failures) return c.json(answer as object, status)
      const result = answer as Result<
        object,
        { code: string; detail?: string; faults?: FieldFault<string>[] }
      >
      return result.ok ? c.json(result.value, status) : (reject(c, result.failure as never) as never)
    })
  }
  return routes as unknown as Hono
}

function parsedOf(request: { valid: (part: never) => unknown }, { params, query, body }: Operation) {
  const valid = (part: string) => request.valid(part as never)
  return {
    params: params && valid('param'),
    query: query && valid('query'),
    body: body && valid('json'),
  }
}

function routeOf({ admit, limitOf }: Routing, operation: Operation) {
  const { method, path, summary, access, limit, params, query, body, example, reply, status, failures } =
    operation
  const statuses = [...new Set(Object.values(failures ?? {}))] as ProblemStatus[]
  return createRoute({
    method,
    path,
    summary,
    ...(limit && { limit: limitOf(limit) }),
    access: admit(access),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: jsonBody(body, (example ?? {}) as never) }),
    },
    responses: jsonReplies(status ?? 200, ...reply, ...statuses),
  })
}
