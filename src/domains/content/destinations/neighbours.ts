import { distanceKm } from '#kernel/geo.ts'
import type { Destination } from './destination-catalogue.ts'

const MAX_NEIGHBOURS = 8
/** Maximum distance of an alternative pick-up place. */
const NEAR_KM = 200
/** Nearer than this it is the same town, and no one-way rental. */
const ELSEWHERE_KM = 25

/** Other destinations around one, in any country: nearest first, at most 8. */
export function nearTo(
  from: Destination,
  all: readonly Destination[],
): { destination: Destination; distanceKm: number }[] {
  return all
    .filter((destination) => destination !== from)
    .map((destination) => ({ destination, distanceKm: distanceKm(from.place, destination.place) }))
    .filter(({ distanceKm: km }) => km <= NEAR_KM)
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, MAX_NEIGHBOURS)
}

/** Destinations of the country where its suppliers have a desk too: those of most of them and best known first, at most 8. */
export function oneWayFrom(from: Destination, ofCountry: readonly Destination[]): Destination[] {
  return ofCountry
    .map((destination) => ({
      destination,
      shared: destination.supplierIds.intersection(from.supplierIds).size,
    }))
    .filter(
      ({ destination, shared }) => shared > 0 && distanceKm(from.place, destination.place) > ELSEWHERE_KM,
    )
    .toSorted(
      (one, other) => other.shared - one.shared || other.destination.place.rank - one.destination.place.rank,
    )
    .slice(0, MAX_NEIGHBOURS)
    .map(({ destination }) => destination)
}
