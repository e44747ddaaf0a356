import type { CardPart } from '../shapes/card-parts.contract.ts'
import type { ChosenParts, RequestPart } from '../shapes/request-parts.contract.ts'

/** Public details of a category, also for the browser. Server-side rules are in its `category.ts`. */
export type CategoryManifest = {
  /** Number in specification §3. */
  number: number
  key: string
  /** Kind of its fares and rate cards. Categories with the same pricing share one. */
  kind: string
  /** Fields of its request, in the order of the staff's form. */
  requestParts: readonly RequestPart[]
  /** Parts of its rate cards, in the order of their form. Null if it has none. */
  card: readonly CardPart[] | null
  chosen: readonly (keyof ChosenParts)[]
  /** If true, its packages can be listed before a request. */
  isPackaged: boolean
  /** If false, its driver collects the car at the desk of its city and has to state age and licence. */
  hasDriver: boolean
  /** If true, its vehicle runs by a timetable and is sold by the seat. */
  isScheduled: boolean
  /** If true, it ends at an airport rather than starting there. */
  endsAtAirport: boolean
}

/** Defaults: an exclusive car with a driver. */
export const WITH_DRIVER = {
  hasDriver: true,
  isPackaged: false,
  isScheduled: false,
  endsAtAirport: false,
} as const
