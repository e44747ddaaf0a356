import { distanceKm } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { Location, Station } from '../locations/location.contract.ts'

/** A supplier's desk as a search needs it: its supplier and the supplier's code for it. */
export type Desk = {
  id: string
  supplierId: number
  code: string
  latitude: number
  longitude: number
  timeZone: string
}

/** The places available to a search, held in memory. */
export type SearchPlaces = {
  location(id: string, language: Language): Location | null
  desk(id: string): Desk | null
  station(id: string, language: Language): Station | null
  /** Desks of a place, nearest first; with `widen`, also those within 25 km. */
  desksOf(placeId: string, widen: boolean): Desk[]
}

/** Maximum desks requested per supplier in a widened search. */
const MOST_DESKS_PER_SUPPLIER = 6

export type DeskPair = { pickUp: Desk; dropOff: Desk }

/**
 * The desks to request for a rental between two places: each supplier's nearest, or several when widened; the car is
 * returned to its pick-up desk, or to the same supplier's desk nearest to the other place.
 */
export function deskPairs(
  places: SearchPlaces,
  pickUpId: string,
  dropOffId: string,
  widen: boolean,
): DeskPair[] {
  const pickUps = firstOfEachSupplier(places.desksOf(pickUpId, widen), widen ? MOST_DESKS_PER_SUPPLIER : 1)
  if (pickUpId === dropOffId) return pickUps.map((pickUp) => ({ pickUp, dropOff: pickUp }))
  const dropOffs = places.desksOf(dropOffId, widen)
  return pickUps.flatMap((pickUp) => {
    const dropOff = dropOffs.find(({ supplierId }) => supplierId === pickUp.supplierId)
    return dropOff ? [{ pickUp, dropOff }] : []
  })
}

function firstOfEachSupplier(desks: readonly Desk[], most: number): Desk[] {
  const counts = new Map<number, number>()
  return desks.filter(({ supplierId }) => {
    const count = (counts.get(supplierId) ?? 0) + 1
    counts.set(supplierId, count)
    return count <= most
  })
}

export function distanceToDesk(place: Location, desk: Desk): number {
  return distanceKm(place, desk)
}
