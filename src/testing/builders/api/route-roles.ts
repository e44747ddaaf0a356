import type { Admitted } from '#platform/http/openapi/access.ts'
import type { DeclaredAccess } from '#platform/http/openapi/route.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { declaredRoutes } from './declared-routes.ts'

/**
 * Permissions by route, of what each declares. In a row about a resource (a booking, an invoice, a device), every caller
 * requests one that belongs to the traveller.
 *
 *   yes   allowed
 *   own   allowed, and returns only the caller's own data
 *   401   sign in first
 *   403   forbidden for the caller's role: a guest has no account, a user with one is not a partner
 *   404   not found, as far as the caller can tell
 *   422   allowed but for invalid input
 *
 * `forged` is the traveller's cookie on a request from another site (CSRF); `-` is for read-only routes. `staff` is an
 * administrator who has passed a second step.
 */
export const CALLERS = ['nobody', 'guest', 'traveller', 'another', 'partner', 'staff', 'forged'] as const
export type Caller = (typeof CALLERS)[number]

export type Cell = 'yes' | 'own' | '401' | '403' | '404' | '422' | '-'
type Cells = Record<Caller, Cell>

export type RouteRoles = { route: string; cells: Cells; access: DeclaredAccess }

/** Response for each caller at a write that admits these roles; no account is known to the sign-in of trips. */
const CELLS: Readonly<Record<Admitted, string>> = {
  //               nobody guest traveller another partner staff forged
  anybody: '       yes    yes   yes       yes     yes     yes   yes',
  embedder: '      yes    yes   yes       yes     yes     yes   yes',
  'own pages': '   yes    yes   yes       yes     yes     yes   403',
  guest: '         401    own   yes       own     own     own   403',
  account: '       401    403   yes       own     own     own   403',
  partner: '       401    403   403       403     yes     403   403',
  staff: '         401    403   403       403     403     yes   403',
  'trip person': ' 401    401   401       401     401     401   401',
  'refresh token': '401   401   401       401     401     401   401',
}

/** Routes whose response depends on the request, not the caller. */
const DECIDED_BY_THE_REQUEST: Readonly<Record<string, Partial<Cells>>> = {
  // With the password of now, which a guest has not.
  'POST /api/change-password': { nobody: '401', guest: '401', another: 'own', partner: 'own', staff: 'own' },
  'GET /api/auth/session': { nobody: 'own', guest: 'own', another: 'own', partner: 'own', staff: 'own' },
  'POST /api/auth/session': { nobody: 'own', guest: 'own', another: 'own', partner: 'own', staff: 'own' },
  'POST /api/auth/signout': { nobody: 'own', guest: 'own', another: 'own', partner: 'own', staff: 'own' },
  // The service is not set up.
  'POST /api/social-login': everybody('422', '403'),
  // With a wrong password, so that no account is deleted.
  'POST /api/user/delete-account': { traveller: '422', another: '422', partner: '422', staff: '422' },
  // A form of a page, which comes from no other.
  'POST /*': { forged: '403' },
  // A caller from elsewhere needs a token of monitoring.
  'GET /metrics': everybody('403', '-'),
}

function everybody(cell: Cell, forged: Cell): Cells {
  return { ...(Object.fromEntries(CALLERS.map((caller) => [caller, cell])) as Cells), forged }
}

/**
 * A row for each route that `apps` have. Files and pages, which the reference does not name, are for anybody: all that is
 * somebody's own comes into them by calls.
 */
export function routeRoles(...apps: Pick<TestApp, 'app'>[]): RouteRoles[] {
  const all = apps.flatMap(({ app }) => app.routes)
  const outside = all.map((route) => ({ route, access: { admits: 'anybody' as const } }))
  const declared = apps.flatMap((app) => declaredRoutes(app))
  const rows = new Map([...outside, ...declared].map(({ route, access }) => [route, access]))
  return [...rows].map(([route, access]) => ({ route, access, cells: cellsOf(route, access) }))
}

function cellsOf(route: string, { admits, owned }: DeclaredAccess): Cells {
  const written = CELLS[admits].trim().split(/ +/) as Cell[]
  const cells = Object.fromEntries(CALLERS.map((caller, at) => [caller, written[at]])) as Cells
  const others = (['guest', 'another', 'partner', 'staff'] as const).filter(
    (caller) => cells[caller] === 'own',
  )
  if (owned !== undefined) for (const caller of others) cells[caller] = '404'
  if (route.startsWith('GET ')) cells.forged = '-'
  return { ...cells, ...DECIDED_BY_THE_REQUEST[route] }
}
