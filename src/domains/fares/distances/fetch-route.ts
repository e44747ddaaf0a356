import type { Coordinates } from '#kernel/geo.ts'
import type { Result } from '#kernel/result.ts'

/** A route by road. Null if there is none. */
export type Route = { metres: number; seconds: number } | null

export type RouteFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Requests the quickest route between two places from a router. */
export type FetchRoute = (from: Coordinates, to: Coordinates) => Promise<Result<Route, RouteFailure>>
