import { createRoute as registrable, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { readBody, readOptionalBody } from '../read-body.ts'
import type { LayerReplies } from './openapi.ts'
import { admissionOf, securityOf, type Access, type Admission, type Admitted } from './access.ts'

/** What a route says of itself besides its request and its replies. */
export type Declaration = Omit<RouteConfig, 'path' | 'security'> & {
  /** Counts requests, before it is known who asks. */
  limit?: MiddlewareHandler
  /** Who may call it; a route without does not compile. */
  access: Access
  /** What of its owner’s it is about, where that is for its owner alone: anybody else’s is not found. */
  owned?: string
  /** What comes behind the guard, before the request is read. */
  middleware?: MiddlewareHandler[]
}

/** What these routes answer is the same whoever asks; anything else is about its caller. */
const FOR_ALL: Partial<Record<Admitted, true>> = { anybody: true, 'own pages': true, embedder: true }

const storedNowhere: MiddlewareHandler = (c, next) => {
  c.header('cache-control', 'no-store')
  return next()
}

/** Who may call a route, as the API reference has it (`x-access`). */
export type DeclaredAccess = Admission & { owned?: string }

/** A route with its replies, and those that a request may meet before it. */
type Registered<Path extends string, Route extends Declaration & { path: Path }> = ReturnType<
  typeof registrable<Path, Route & { responses: LayerReplies }>
>

/**
 * A route of the API. What it declares is what is enforced, what the reference says and what the tests ask. No cache stores
 * what it answers to somebody whom it knows.
 */
export function createRoute<Path extends string, Route extends Declaration & { path: Path }>(
  declared: Route,
): Registered<Path, Route> {
  const { limit, access, owned, middleware = [], ...route }: Declaration & { path: string } = declared
  const admission = admissionOf(access)
  const body = route.request?.body
  return registrable({
    ...route,
    security: securityOf(admission),
    'x-access': { ...admission, ...(owned !== undefined && { owned }) } satisfies DeclaredAccess,
    middleware: [
      ...(limit ? [limit] : []),
      ...(admission.admits in FOR_ALL ? [] : [storedNowhere]),
      ...(access === 'anybody' ? [] : [access]),
      ...(body ? [body.required === false ? readOptionalBody : readBody] : []),
      ...middleware,
    ],
  }) as unknown as Registered<Path, Route>
}
