import type { MiddlewareHandler } from 'hono'
import { guard, type Admission, type Guard } from '#platform/http/openapi/access.ts'
import { sameOrigin } from '#platform/http/same-origin.ts'
import type { FindTraveller } from './find-traveller.http.ts'
import { mayUse, type Area } from './role.contract.ts'
import type { SessionCookies } from './session-cookies.http.ts'
import type { Origin, Traveller } from './token.ts'
import { problem } from '../account-problem.http.ts'

declare module '#kernel/operation.ts' {
  interface Callers {
    /** Anybody with a token, guests included. `address`: their network address. */
    guest: { userId: string; session: Traveller; address: string }
    account: { userId: string; session: Traveller; origin: Origin }
    /** Anybody; a write with a cookie must come from our own pages. Null without a valid token. */
    'own pages': { caller: Traveller | null; origin: Origin }
  }
}

export type TravellerVariables = { traveller: Traveller }
export type RequireTraveller = Guard<MiddlewareHandler<{ Variables: TravellerVariables }>>
/** `caller` is null without a token, or with an invalid one. */
export type CallerVariables = { caller: Traveller | null }

/** Problem codes for callers who may not use an area. */
const refusals = {
  account: 'account_required',
  partner: 'partners_only',
  staff: 'staff_only',
} as const satisfies Record<Area, string>

/** Creates a guard that admits callers with a valid token and a role that may use the area. */
export type RequireRole = (area: Area) => RequireTraveller

/**
 * Admits callers with a valid token, guests included: 401 without one. A write authenticated by cookie must also be
 * same-origin: 403 otherwise.
 */
export function requireTraveller(
  findTraveller: FindTraveller,
  { publicUrl }: Pick<SessionCookies, 'publicUrl'>,
): RequireTraveller {
  return admit({ admits: 'guest' }, { findTraveller, publicUrl }, () => null)
}

/**
 * Creates `requireTraveller` for one area of the table of roles: 403 with the area's code for a role that may not use
 * it.
 */
export function requireRole(
  findTraveller: FindTraveller,
  { publicUrl }: Pick<SessionCookies, 'publicUrl'>,
): RequireRole {
  return (area) =>
    admit({ admits: area }, { findTraveller, publicUrl }, ({ role }) => {
      if (mayUse(role, area)) return null
      return mayUse(role, 'account') ? refusals[area] : refusals.account
    })
}

/** Creates a guard. `refuse`: returns the problem's code for a rejected caller, otherwise null. */
function admit(
  admission: Admission,
  { findTraveller, publicUrl }: { findTraveller: FindTraveller; publicUrl: string | undefined },
  refuse: (traveller: Traveller) => (typeof refusals)[Area] | null,
): RequireTraveller {
  return guard(admission, async (c, next) => {
    const found = await findTraveller(c)
    if (!found) return problem(c, 401, { code: 'sign_in_required' })
    if (found.byCookie && c.req.method !== 'GET' && !sameOrigin(c, publicUrl))
      return problem(c, 403, { code: 'cross_origin' })
    const code = refuse(found.traveller)
    if (code !== null) return problem(c, 403, { code })
    c.set('traveller', found.traveller)
    return next()
  })
}

/** Identifies the caller of a write, if any. A cookie needs the same origin, as in `requireTraveller`. */
export function findCaller(
  findTraveller: FindTraveller,
  { publicUrl }: Pick<SessionCookies, 'publicUrl'>,
): Guard<MiddlewareHandler<{ Variables: CallerVariables }>> {
  return guard({ admits: 'own pages' }, async (c, next) => {
    const found = await findTraveller(c)
    if (found?.byCookie && !sameOrigin(c, publicUrl)) return problem(c, 403, { code: 'cross_origin' })
    c.set('caller', found?.traveller ?? null)
    return next()
  })
}
