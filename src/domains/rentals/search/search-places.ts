import { distanceKm, type Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import { isOpen, type OpeningHours } from '#kernel/opening-hours.ts'
import type { Location, Station } from '../locations/location.contract.ts'

/** A supplier's desk as needed by a search: its supplier and the supplier's code. */
export type Desk = {
  id: string
  supplierId: number
  code: string
  /** The airport it serves; null for a desk in town. */
  iata: string | null
  latitude: number
  longitude: number
  timeZone: string
  openingHours: OpeningHours
}

/** The places available to a search, from memory. */
export type SearchPlaces = {
  location(id: string, language: Language): Location | null
  desk(id: string): Desk | null
  station(id: string, language: Language): Station | null
  /** Lists the desks of a place, nearest first; with `widen`, also those within 25 km. */
  desksOf(placeId: string, widen: boolean): Desk[]
  /** Returns the airport itself, or a city's best-known airport; null if there is none. */
  airportOf(placeId: string): string | null
  /** Finds the desk nearest to a place, at any distance. */
  nearestDesk(to: Coordinates): Desk | undefined
}

/** Max desks queried per supplier at an airport, in a city, and in a widened search. */
const MAX_DESKS = { airport: 2, city: 3, widened: 6 }

export type DeskPair = { pickUp: Desk; dropOff: Desk }

/** Local times, `YYYY-MM-DDTHH:mm`. */
type RentalTimes = { pickUpAt: string; dropOffAt: string }

/**
 * Returns the desks to query for a rental between two places: those of `desksToSearch` for each supplier. The car is
 * returned to its pick-up desk, or to the same supplier's nearest open desk at the other place.
 */
export function deskPairs(
  places: SearchPlaces,
  pickUpId: string,
  dropOffId: string,
  { pickUpAt, dropOffAt }: RentalTimes,
  widen: boolean,
): DeskPair[] {
  const returned = pickUpId === dropOffId
  const isOpenThen = openAt(returned ? [pickUpAt, dropOffAt] : [pickUpAt])
  const pickUps = desksToSearch(
    places.desksOf(pickUpId, widen),
    places.airportOf(pickUpId),
    isOpenThen,
    widen,
  )
  if (returned) return pickUps.map((pickUp) => ({ pickUp, dropOff: pickUp }))
  const dropOffs = Map.groupBy(places.desksOf(dropOffId, widen), ({ supplierId }) => supplierId)
  const isOpenLater = openAt([dropOffAt])
  return pickUps.flatMap((pickUp) => {
    const [dropOff] = openFirst(dropOffs.get(pickUp.supplierId) ?? [], isOpenLater, 1)
    return dropOff ? [{ pickUp, dropOff }] : []
  })
}

/**
 * Selects each supplier's desks to query at a place; `desks` are nearest first. Includes those of a search at the
 * place's airport, so that a city is never more expensive than its airport, and the nearest open ones. If none is open,
 * the nearest is queried: it reports being closed, or serves after hours.
 */
export function desksToSearch(
  desks: readonly Desk[],
  airport: string | null,
  isOpenThen: (desk: Desk) => boolean,
  widen: boolean,
): Desk[] {
  const searched = new Set<Desk>()
  for (const its of Map.groupBy(desks, ({ supplierId }) => supplierId).values()) {
    // Sorted independently of the searched place.
    const there = its.filter(({ iata }) => iata === airport).toSorted(byId)
    const first = airport === null ? [] : openFirst(there, isOpenThen, MAX_DESKS.airport)
    const max = widen ? MAX_DESKS.widened : MAX_DESKS.city
    const nearest = widen || its.length > there.length ? openFirst(its, isOpenThen, max) : []
    for (const desk of [...new Set([...first, ...nearest])].slice(0, max)) searched.add(desk)
  }
  return desks.filter((desk) => searched.has(desk))
}

/** Returns the first open desks, or the first desk if none is open. */
function openFirst(desks: readonly Desk[], isOpenThen: (desk: Desk) => boolean, max: number): Desk[] {
  // Skips the check for a single desk, as at most airports.
  const open = desks.length > 1 ? desks.filter(isOpenThen) : []
  return open.length > 0 ? open.slice(0, max) : desks.slice(0, 1)
}

function openAt(times: readonly string[]): (desk: Desk) => boolean {
  const moments = times.map((time) => Temporal.PlainDateTime.from(time))
  return ({ openingHours }) => moments.every((moment) => isOpen(openingHours, moment))
}

function byId(one: Desk, other: Desk): number {
  return one.id < other.id ? -1 : 1
}

export function distanceToDesk(place: Location, desk: Desk): number {
  return distanceKm(place, desk)
}
