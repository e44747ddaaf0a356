import { createRoute as registrable, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { readBody, readOptionalBody } from '../read-body.ts'
import type { LayerReplies } from './openapi.ts'
import { admissionOf, securityOf, type Access, type Admission, type Admitted } from './access.ts'

/** The declaration of a route, except its request and its replies. */
export type Declaration = Omit<RouteConfig, 'path' | 'security'> & {
  /** Rate limit that applies before the caller is identified. */
  limit?: MiddlewareHandler
  /** The callers it admits. Required by the compiler. */
  access: Access
  /** The resource it is about, if only its owner may access it. Others' resources are not found. */
  owned?: string
  /** Middleware after the guard, before the request is read. */
  middleware?: MiddlewareHandler[]
}

/** Callers for whom replies are the same for everybody. Any other reply is personal. */
const FOR_ALL: Partial<Record<Admitted, true>> = { anybody: true, 'own pages': true, embedder: true }

const storedNowhere: MiddlewareHandler = (c, next) => {
  c.header('cache-control', 'no-store')
  return next()
}

/** Access to a route in the API reference (`x-access`). */
export type DeclaredAccess = Admission & { owned?: string }

/** A route with its replies, including those of earlier layers. */
type Registered<Path extends string, Route extends Declaration & { path: Path }> = ReturnType<
  typeof registrable<Path, Route & { responses: LayerReplies }>
>

/**
 * Creates a route of the API. Its declaration is enforced, documented in the reference and tested. Caches must not
 * store replies to an identified caller.
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
