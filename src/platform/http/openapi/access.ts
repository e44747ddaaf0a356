import type { MiddlewareHandler } from 'hono'

/**
 * Whom a route admits:
 *
 *   anybody        signed in or not
 *   own pages      anybody, but a write by a cookie comes from our own pages
 *   guest          whoever has a token, guests included
 *   account        whoever has an account
 *   partner        partners
 *   staff          members of the staff
 *   embedder       anybody, whose `x-api-key`, if there is one, is valid for their page
 *   trip person    people of trips, by their bearer token
 *   refresh token  whoever holds the refresh token of a sign-in to trips
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
 * `staffRoles`: of the staff, who has one of these and has passed a second step; where there are none, every member who
 * has. Absent for staff: also without a second step. `byKey`: who is admitted may send a key instead, as a bearer.
 */
export type Admission = { admits: Admitted; staffRoles?: readonly string[]; byKey?: true }

/** A middleware that decides who may call a route, and says whom it admits. */
export type Guard<Handler extends MiddlewareHandler = MiddlewareHandler> = Handler & {
  readonly admission: Admission
}

/** The handler with whom it admits; it has to be a function of its own. */
export function guard<Handler extends MiddlewareHandler>(
  admission: Admission,
  handler: Handler,
): Guard<Handler> {
  return Object.assign(handler, { admission })
}

/** What a route declares of its callers: the guard that admits them, or that anybody may call it. */
export type Access = 'anybody' | Guard

export function admissionOf(access: Access): Admission {
  return access === 'anybody' ? { admits: 'anybody' } : access.admission
}

/** The security schemes of the API reference, as `app.ts` registers them; any of those listed will do, `{}` is none. */
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
