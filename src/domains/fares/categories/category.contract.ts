import type { Localized } from '#kernel/locale.ts'
import type { CardPart } from '../shapes/card-parts.contract.ts'
import type { ChosenParts } from '../shapes/chosen-parts.contract.ts'
import type { RequestPart } from '../shapes/request-parts.contract.ts'

/** What everybody may know of a category, the browser as well; what only the server does is in its `category.ts`. */
export type CategoryManifest = {
  /** Of specification §3. */
  number: number
  key: string
  /** Of its fares and rate cards: categories that are priced alike share one. */
  kind: string
  name: Localized
  /** The fields of its request, in the order in which the staff's form has them. */
  asks: readonly RequestPart[]
  /** What its rate cards say, in the order of their form; null: it has none. */
  card: readonly CardPart[] | null
  chosen: readonly (keyof ChosenParts)[]
  /** It can be listed by packages, before anything is asked. */
  isPackaged: boolean
  /** Without one the car is collected at the desk of its city by who drives it, whose age and licence are asked. */
  hasDriver: boolean
  /** Its vehicle runs by a timetable, and is sold by the seat. */
  isScheduled: boolean
  /** An airport is where it ends, not where it begins. */
  endsAtAirport: boolean
}

/** The usual ones: a car of one's own, with a driver. */
export const WITH_DRIVER = {
  hasDriver: true,
  isPackaged: false,
  isScheduled: false,
  endsAtAirport: false,
} as const
