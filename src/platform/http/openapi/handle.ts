import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Language } from '#kernel/locale.ts'
import type {
  Callers,
  FailureCode,
  Operation,
  OperationAccess,
  ParsedRequest,
  ReplyOf,
} from '#kernel/operation.ts'
import type { Result } from '#kernel/result.ts'
import { IdempotencyHeader } from '../idempotency.contract.ts'
import {
  IDEMPOTENCY_KEY,
  invalidIdempotencyKey,
  languageOfRequest,
  type Field,
  type FieldFault,
} from '../problem.ts'
import type { routeLimits } from '../rate-limit.ts'
import type { Access } from './access.ts'
import {
  forClients,
  jsonBody,
  jsonReplies,
  openApiApp,
  problemReplies,
  type ProblemStatus,
} from './openapi.ts'
import { createRoute } from './route.ts'

/** The caller of an operation. `by`: the member of the staff, for the audit. */
type Caller<Admitted extends OperationAccess> = Admitted extends keyof Callers
  ? Callers[Admitted]
  : { by: { staffId: string; address: string | null } }

/** A parsed request with its caller and the language of its replies. `idempotencyKey`: null if the caller sent none. */
export type Call<Defined extends Operation> = ParsedRequest<Defined> &
  Caller<Defined['access']> & { language: Language } & (Defined['idempotent'] extends true | 'own'
    ? { idempotencyKey: string | null }
    : unknown)

/** A failure of an operation, with its invalid fields. `seconds`: delay until it can succeed. */
type Failure<Code extends string, FieldCode extends string> = {
  code: Code
  detail?: string
  seconds?: number
  faults?: readonly (FieldFault<FieldCode> | Field)[] | undefined
}

type Answer<Defined extends Operation, FieldCode extends string> = Defined['failures'] extends object
  ? Result<ReplyOf<Defined>, Failure<FailureCode<Defined>, FieldCode>>
  : ReplyOf<Defined>

/** Answers with a problem document, using the failure titles and field messages of a domain. */
type Problems<Code extends string, FieldCode extends string> = {
  problem: (
    c: Context,
    status: ProblemStatus,
    failure: { code: Code; detail?: string },
    faults?: readonly (FieldFault<FieldCode> | Field)[],
  ) => Response
}

/** An operation with the function that runs it. */
export type Handler<Needs> = {
  operation: Operation
  run: (app: Needs, call: never) => Promise<unknown>
  reject: (c: Context, status: ProblemStatus, failure: Failure<never, never>) => Response
}

/**
 * Returns `handle`, which binds an operation of a domain to the function that runs it. A failure code without a status
 * or a title does not compile, nor does a field code without a message.
 */
export function handlersOf<Code extends string, FieldCode extends string>({
  problem,
}: Problems<Code, FieldCode>) {
  return function handle<Defined extends Operation, Needs>(
    defined: FailureCode<Defined> extends Code ? Defined : never,
    run: (app: Needs, call: Call<Defined>) => Promise<Answer<Defined, FieldCode>>,
  ): Handler<Needs> {
    const reject = (c: Context, status: ProblemStatus, failure: Failure<Code, FieldCode>) =>
      problem(c, status, failure, failure.faults)
    return { operation: defined, run, reject }
  }
}

/** A guard, with a function that returns the caller it has identified. */
export type CallerGuard = { access: Access; callerOf: (c: Context) => object }

type Routing = {
  /** Returns the guard of each kind of access. */
  guardOf: (access: OperationAccess) => CallerGuard
  limitOf: ReturnType<typeof routeLimits>
  idempotent: MiddlewareHandler
}

/** Returns the routes of a domain's operations. */
export function routesOf<Needs>(app: Needs & Routing, handlers: readonly Handler<Needs>[]): Hono {
  const routes = openApiApp()
  for (const { operation, run, reject } of handlers) {
    const { failures, replyHeaders, status = 200 } = operation
    const { access, callerOf } = app.guardOf(operation.access)
    const succeed = (c: Context, value: object) =>
      status === 204 ? c.body(null, status, replyHeaders) : c.json(value, status, replyHeaders)
    routes.openapi(routeOf(app, operation, access), async (c) => {
      const idempotencyKey = c.req.header('idempotency-key') ?? null
      if (operation.idempotent && idempotencyKey !== null && !IDEMPOTENCY_KEY.test(idempotencyKey))
        return invalidIdempotencyKey(c)
      const call = {
        ...parsedOf(c.req, operation),
        language: languageOfRequest(c),
        ...callerOf(c),
        ...(operation.idempotent && { idempotencyKey }),
      }
      // The route's schemas have parsed the request as the operation's types say.
      const answer = await run(app, call as never)
      if (!failures) return succeed(c, answer as object)
      const result = answer as Result<object, Failure<never, never>>
      if (result.ok) return succeed(c, result.value)
      const { code, seconds } = result.failure
      const stored = replyHeaders?.['cache-control']
      if (stored?.includes('no-store')) c.header('cache-control', stored)
      if (seconds !== undefined) c.header('retry-after', String(seconds))
      return reject(c, failures[code] as ProblemStatus, result.failure)
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

function routeOf({ limitOf, idempotent }: Routing, operation: Operation, access: Access) {
  const { method, path, summary, owned, limit, params, query, body, example, reply, failures } = operation
  const headers = operation.idempotent ? IdempotencyHeader : operation.headers
  const statuses = [...new Set(Object.values(failures ?? {}))] as ProblemStatus[]
  const { status = 200 } = operation
  return createRoute({
    method,
    path,
    summary,
    ...(operation.forClients !== undefined && { description: forClients(operation.forClients) }),
    ...(limit && { limit: limitOf(limit) }),
    access,
    ...(owned !== undefined && { owned }),
    ...(operation.idempotent === true && { middleware: [idempotent] }),
    request: {
      ...(headers && { headers }),
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: jsonBody(body, (example ?? {}) as never) }),
    },
    responses:
      status === 204
        ? { 204: { description: reply[1] }, ...problemReplies(...statuses) }
        : jsonReplies(status, ...reply, ...statuses),
  })
}
