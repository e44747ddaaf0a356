import { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import { ProblemContract } from '../problem.contract.ts'
import { invalidRequest, rememberLanguage } from '../problem.ts'

/** Variables that the outer layers set on a request for the routes. */
export type RequestVariables = { requestId: string }

/**
 * An app that rejects invalid requests with problem documents, field by field. A field of a query that is there but empty
 * (`?platform=`) is as absent, whatever the call.
 */
export function openApiApp<Variables extends object = object>() {
  const app = new OpenAPIHono<{ Variables: RequestVariables & Variables }>({
    defaultHook: (result, c) => {
      const sent: unknown = 'data' in result ? result.data : undefined
      rememberLanguage(c, sent)
      if (!result.success) return invalidRequest(c, result.error, sent)
      return undefined
    },
  })
  const { openapi } = app
  app.openapi = (route, ...handlers) => {
    if (route.request?.query) parsedAtOnce(route.request.query, withoutEmptyFields)
    return openapi(route, ...handlers)
  }
  return app
}

function withoutEmptyFields(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, text]) => text !== ''))
}

/** For whom a call is that is on no screen; a test holds each call against the screens, and the rest against these words. */
export const OF_CLIENTS_ALONE = 'clients of your own: no screen of this product calls it'

/** The description of a call that is on no screen, and what a client is to do with it. */
export function forClients(purpose: string): string {
  return `For ${OF_CLIENTS_ALONE}. ${purpose}`
}

/** A body of JSON, with a valid one for the reference and the tests: they send it, and spoil each of its values. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) {
  return {
    required: true as const,
    content: { 'application/json': { schema: parsedAtOnce(schema), example } },
  }
}
export type JsonBody<Schema extends z.ZodType> = ReturnType<typeof jsonBody<Schema>>

/** A body that may be left out, with the content type of JSON too: clients that always send one send it empty then. */
export function optionalJsonBody<Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) {
  return { ...jsonBody(schema, example), required: false }
}

/**
 * The same schema, parsed synchronously, of what `read` makes of the value. The validator parses asynchronously, but zod
 * compiles objects only for synchronous parsing: a search's filters are then parsed in a third of the time. It has an
 * option for a parse of one's own, which `@hono/zod-openapi` does not pass on, so the schema's is replaced.
 */
export function parsedAtOnce<Schema extends z.ZodType>(
  schema: Schema,
  read: (value: object) => object = (value) => value,
): Schema {
  return Object.assign(schema, {
    safeParseAsync: async (value: object) => schema.safeParse(read(value)),
  })
}

export function jsonReply<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

const PROBLEMS = {
  400: 'Malformed or invalid, field by field',
  401: 'No token, or a dead one',
  403: 'Not yours to do',
  404: 'Unknown, or another traveller’s',
  406: 'None of the types in `Accept` is offered',
  409: 'The state does not allow it',
  410: 'The quote has expired',
  413: 'Body too large',
  415: 'Not JSON',
  422: 'Refused by a rule',
  429: 'Too many requests; see Retry-After',
  502: 'The supplier’s answer was no use',
  503: 'Not ready',
  504: 'The supplier did not answer in time',
} as const
export type ProblemStatus = keyof typeof PROBLEMS

/** A problem reply of the API reference. */
export function problemReply(status: ProblemStatus, schema: object) {
  return { description: PROBLEMS[status], content: { 'application/problem+json': { schema } } }
}

/** The problems that a route itself decides on; those that a request meets before it (`layerProblems`) are not repeated. */
export function problemReplies<const Statuses extends readonly ProblemStatus[]>(...statuses: Statuses) {
  return problemRepliesOf(ProblemContract, ...statuses)
}

/** The same of a route whose problems have members of their own. */
export function problemRepliesOf<Schema extends z.ZodType, const Statuses extends readonly ProblemStatus[]>(
  schema: Schema,
  ...statuses: Statuses
) {
  const replies = Object.fromEntries(statuses.map((status) => [status, problemReply(status, schema)]))
  return replies as {
    [Status in Statuses[number]]: {
      description: string
      content: { 'application/problem+json': { schema: Schema } }
    }
  }
}

/** The replies of a route that answers in JSON: with what, and the problems that it decides on. */
export function jsonReplies<
  Status extends 200 | 201 | 202,
  Schema extends z.ZodType,
  const Problems extends readonly ProblemStatus[],
>(status: Status, schema: Schema, description: string, ...problems: Problems) {
  const reply = { [status]: jsonReply(schema, description) }
  return {
    ...(reply as Record<Status, ReturnType<typeof jsonReply<Schema>>>),
    ...problemReplies(...problems),
  }
}

/** What a route may answer without declaring it: the reference has it by `layerProblems`. */
export type LayerReplies = ReturnType<typeof problemReplies<[400, 401, 403, 413, 415, 429]>>
