import { distanceKm } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { Location, Station } from '../locations/location.contract.ts'

/** A supplier's desk as a search needs it: whose it is, its code there, and how it reads in a language. */
export type Desk = {
  id: string
  supplierId: number
  code: string
  latitude: number
  longitude: number
  timeZone: string
}

/** The places a search may use, held in memory. */
export type SearchPlaces = {
  location(id: string, language: Language): Location | null
  desk(id: string): Desk | null
  station(id: string, language: Language): Station | null
  /** Desks of a place, nearest first; widened to those within 25 km when asked. */
  desksOf(placeId: string, widen: boolean): Desk[]
}

/** Desks asked of one supplier when a search is widened. */
const MOST_DESKS_PER_SUPPLIER = 6

export type DeskPair = { pickUp: Desk; dropOff: Desk }

/**
 * Which desks to ask for a rental between two places: each supplier's own, its nearest unless widened; a car goes
 * back to where it came from, or to the same supplier's desk nearest to the other place.
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
