import type { z } from 'zod'

/**
 * Kinds of callers, each with what the function of an operation is told of its caller. A domain with a guard of its own adds
 * its kinds (`declare module '#kernel/operation.ts'`).
 */
export interface Callers {
  /** `address`: their network address. */
  anybody: { address: string }
  /** Anybody with a token, guests included. */
  guest: { userId: string }
  account: { userId: string }
}

/** Callers that an operation admits; of the staff, those with one of these roles, or all of them if there is none. */
export type OperationAccess = keyof Callers | { readonly staff: readonly string[] }

/**
 * One call of the API, defined once: the server's route, the API reference, the site's endpoint and the tests derive from it.
 * The browser receives only its method, path and tags (`scripts/build/vite-plugins.ts`).
 */
export type Operation = {
  readonly method: 'get' | 'post'
  /** Below `/api`, with path parameters in braces. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: OperationAccess
  /** What clients of others do with it; no screen of ours calls it. */
  readonly forClients?: string
  /**
   * Requests per minute of a network; operations with the same name are counted together. `writesToTyped`: the request has us
   * write to an address that its sender types.
   */
  readonly limit?: {
    readonly name: string
    readonly perMinute: number
    readonly perHour?: number
    readonly writesToTyped?: true
  }
  /** A repeated request with the same `Idempotency-Key` gets the first reply; the function is told the key. */
  readonly idempotent?: true
  /** What only its owner finds, in words for the API reference. */
  readonly owned?: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject | z.ZodDiscriminatedUnion
  /** A valid body. */
  readonly example?: object
  /** The schema and the description of a success. */
  readonly reply: readonly [schema: z.ZodType, description: string]
  /** 200 unless stated. */
  readonly status?: 201 | 202
  /** Headers of a success. */
  readonly replyHeaders?: Readonly<Record<string, string>>
  /** HTTP status of each code that the operation may fail with; without any it always succeeds. */
  readonly failures?: Readonly<Record<string, 400 | 403 | 404 | 409 | 410 | 422 | 502 | 503 | 504>>
  /** Tags of the site's cached replies, which a query provides and a change invalidates. */
  readonly tags?: readonly string[]
  /** A rejected change invalidates no tag. */
  readonly keepIfRejected?: true
}

/** Defines an operation, with the literal types that its handler and its endpoint derive from. */
export function operation<const Defined extends Operation>(defined: Defined): Defined {
  return defined
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Arguments of a client: path parameters, query and body in one object. */
export type ArgumentsOf<Defined extends Operation> = InputOf<Defined['params']> &
  (Defined['query'] extends z.ZodType ? Partial<z.input<Defined['query']>> : unknown) &
  InputOf<Defined['body']>

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
