import type { z } from 'zod'

/**
 * Kinds of callers, each with the information about its caller passed to an operation's function. A domain with its own
 * guard adds its kinds (`declare module '#kernel/operation.ts'`).
 */
export interface Callers {
  /** `address`: their network address. */
  anybody: { address: string }
}

/** Callers that an operation admits; for staff, those with one of these roles, or all if the list is empty. */
export type OperationAccess = keyof Callers | { readonly staff: readonly string[] }

/**
 * An API operation, defined once: the server's route, the API reference, the site's endpoint and the tests derive from
 * it. The browser receives only its method, path and tags (`scripts/build/vite-plugins.ts`).
 */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Path below `/api`, or below `/trips` for a trip handler of a module, with parameters in braces. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: OperationAccess
  /**
   * Max requests per minute of a network; operations with the same name share a limit. `mailsEnteredAddress`: the request
   * makes us mail an address that its sender entered.
   */
  readonly limit?: {
    readonly name: string
    readonly perMinute: number
    readonly perHour?: number
    readonly mailsEnteredAddress?: true
  }
  /**
   * A repeated request with the same `Idempotency-Key` gets the first reply; the function receives the key. `own`: the
   * function itself recognizes a repeated request.
   */
  readonly idempotent?: true | 'own'
  /** Name, for the API reference, of the resource that only its owner can access. */
  readonly owned?: string
  /** Purpose for other clients, for the API reference; no screen of this product calls it. */
  readonly forClients?: string
  /** Headers for the API reference; `Call` has the language in them. */
  readonly headers?: z.ZodObject
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject | z.ZodDiscriminatedUnion
  /** A valid body. */
  readonly example?: object
  /** Schema and description of a success. */
  readonly reply: readonly [schema: z.ZodType, description: string]
  /** Status of a success; 200 by default. A reply with 204 has no body: its schema is `z.null()`. */
  readonly status?: 201 | 202 | 204
  /** Headers of a success; `no-store` is also one of its failures. */
  readonly replyHeaders?: Readonly<Record<string, string>>
  /** HTTP status of each code that the operation may fail with; if absent, it always succeeds. */
  readonly failures?: Readonly<
    Record<string, 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 502 | 503 | 504>
  >
  /** Tags of the site's cached replies, which a query provides and a change invalidates. */
  readonly tags?: readonly string[]
  /** A rejected change invalidates no tag. */
  readonly invalidatesOnSuccessOnly?: true
}

/**
 * Defines an operation, with the literal types that its handler and its endpoint derive from. A body without an example
 * does not compile.
 */
export function operation<const Defined extends Operation>(
  defined: Defined & (Defined['body'] extends z.ZodType ? { example: object } : unknown),
): Defined {
  return defined
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Arguments of a client: path parameters, query and body in one object, and the key that makes a repeated change one. */
export type ArgumentsOf<Defined extends Operation> = InputOf<Defined['params']> &
  (Defined['query'] extends z.ZodType ? Partial<z.input<Defined['query']>> : unknown) &
  InputOf<Defined['body']> &
  (Defined['idempotent'] extends true | 'own' ? { idempotencyKey?: string } : unknown)

export type ReplyOf<Defined extends Operation> = z.output<Defined['reply'][0]>

/** A request as the server parses it. */
export type ParsedRequest<Defined extends Operation> = {
  params: OutputOf<Defined['params']>
  query: OutputOf<Defined['query']>
  body: OutputOf<Defined['body']>
}

export type FailureCode<Defined extends Operation> = Defined['failures'] extends object
  ? keyof Defined['failures'] & string
  : never
