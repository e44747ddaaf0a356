import type { MiddlewareHandler } from 'hono'

/**
 * The callers that a route admits:
 *
 *   anybody        signed in or not
 *   own pages      anybody, but a write with a cookie must come from our own pages
 *   guest          anyone with a token, including guests
 *   account        anyone with an account
 *   partner        partners
 *   staff          members of the staff
 *   embedder       anybody, but an `x-api-key`, if sent, must be valid for their page
 *   trip person    trips users, by their bearer token
 *   refresh token  holders of the refresh token of a sign-in to trips
 */
export type Admitted =
  | 'anybody'
  | 'own pages'
  | 'guest'
  | 'account'
  | 'partner'
  | 'staff'
  | 'embedder'
  | 'trip person'
  | 'refresh token'

/**
 * `staffRoles`: staff members who have one of these roles and have passed a second step; if empty, every member who has
 * passed one. If absent for staff, no second step is needed. `byKey`: admitted callers may use an API key as a bearer
 * token instead.
 */
export type Admission = { admits: Admitted; staffRoles?: readonly string[]; byKey?: true }

/** A middleware that authorises callers of a route, with a declaration of whom it admits. */
export type Guard<Handler extends MiddlewareHandler = MiddlewareHandler> = Handler & {
  readonly admission: Admission
}

/** Attaches an admission to a handler, which must not be shared with another guard. */
export function guard<Handler extends MiddlewareHandler>(
  admission: Admission,
  handler: Handler,
): Guard<Handler> {
  return Object.assign(handler, { admission })
}

/** The callers of a route: a guard, or everyone. */
export type Access = 'anybody' | Guard

export function admissionOf(access: Access): Admission {
  return access === 'anybody' ? { admits: 'anybody' } : access.admission
}

/**
 * Returns the security schemes of the API reference, as registered by `app.ts`. Any of those listed suffices; `{}`
 * means none.
 */
export function securityOf({ admits, byKey }: Admission): Record<string, string[]>[] {
  return byKey ? [...SECURITY[admits], { bearer: [] }] : SECURITY[admits]
}

const SECURITY: Readonly<Record<Admitted, Record<string, string[]>[]>> = {
  anybody: [{}],
  'own pages': [{}, { token: [] }],
  guest: [{ token: [] }],
  account: [{ token: [] }],
  partner: [{ token: [] }],
  staff: [{ token: [] }],
  embedder: [{}, { bearer: [] }],
  'trip person': [{ bearer: [] }],
  'refresh token': [{ bearer: [] }],
}
