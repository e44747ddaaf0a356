import type { Coordinates } from '#kernel/geo.ts'
import type { Result } from '#kernel/result.ts'

/** A way by road; null: there is none. */
export type Route = { metres: number; seconds: number } | null

export type RouteFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Asks a router for the quickest way from one place to another. */
export type AskRoute = (from: Coordinates, to: Coordinates) => Promise<Result<Route, RouteFailure>>
