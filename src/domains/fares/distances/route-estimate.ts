/** A measured route. `fallback`: the router did not answer, so it is an estimate. */
export type RouteEstimate = { km: number; minutes: number; source: 'road' | 'estimate'; fallback: boolean }
