import { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import { ProblemContract } from '../problem.contract.ts'
import { invalidRequest, rememberLanguage } from '../problem.ts'

/** Variables that the outer layers set on a request for the routes. */
export type RequestVariables = { requestId: string }

/**
 * Creates an app that rejects invalid requests with problem documents, field by field. An empty query field
 * (`?platform=`) counts as absent in every call.
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

/** Audience of a call that no screen uses. A test compares calls with the screens, and the others with this text. */
export const OF_CLIENTS_ALONE = 'clients of your own: no screen of this product calls it'

/** Returns the description of a call that no screen uses, with its purpose for a client. */
export function forClients(purpose: string): string {
  return `For ${OF_CLIENTS_ALONE}. ${purpose}`
}

/**
 * Creates a JSON body schema with a valid example, for the reference and the tests, which send it and invalidate each
 * of its values.
 */
export function jsonBody<Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) {
  return {
    required: true as const,
    content: { 'application/json': { schema: parsedAtOnce(schema), example } },
  }
}

/** Creates an optional body, also accepting an empty one with the JSON content type, which some clients always send. */
export function optionalJsonBody<Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) {
  return { ...jsonBody(schema, example), required: false }
}

/**
 * Returns the schema with synchronous parsing, applied to `read(value)`. The validator parses asynchronously, but zod
 * compiles objects only for synchronous parsing: a search's filters are then parsed in a third of the time. The
 * validator has an option for a custom parser, but `@hono/zod-openapi` does not pass it on, so the schema's own is
 * replaced.
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

/** Returns a problem reply of the API reference. */
export function problemReply(status: ProblemStatus, schema: object) {
  return { description: PROBLEMS[status], content: { 'application/problem+json': { schema } } }
}

/** Returns the problems that a route itself decides on, without those of earlier layers (`layerProblems`). */
export function problemReplies<const Statuses extends readonly ProblemStatus[]>(...statuses: Statuses) {
  return problemRepliesOf(ProblemContract, ...statuses)
}

/** Like `problemReplies`, for a route whose problems have additional members. */
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

/** Returns the replies of a JSON route: its content, and the problems that it decides on. */
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

/** Replies that a route need not declare: `layerProblems` adds them to the reference. */
export type LayerReplies = ReturnType<typeof problemReplies<[400, 401, 403, 413, 415, 429]>>
