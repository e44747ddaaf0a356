import type { Coordinates } from '#kernel/geo.ts'
import type { Result } from '#kernel/result.ts'
import type { LookupFailure } from '../stored-lookup.service.ts'

/** A route by road. Null if there is none. */
export type Route = { metres: number; seconds: number } | null

/** Requests the quickest route between two places from a router. */
export type FetchRoute = (from: Coordinates, to: Coordinates) => Promise<Result<Route, LookupFailure>>
