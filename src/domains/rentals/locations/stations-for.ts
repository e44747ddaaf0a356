import { distanceKm } from '#kernel/geo.ts'
import type { AnyPlace, StationPlace } from './place.ts'

export type StationAt = { station: StationPlace; distanceKm: number }

/** Radius of NEARBY_GARAGES: stations within it are included. */
export const NEARBY_KM = 25

/**
 * Finds the stations of a place, nearest first: an airport's own; a city's airports' and those around its centre; for a
 * station, itself. `withinKm` adds every other station within that distance.
 */
export function createStationFinder(places: readonly AnyPlace[], stations: readonly StationPlace[]) {
  const cityOf = new Map(
    places.filter(({ type }) => type === 'airport').map(({ id, parentId }) => [id, parentId]),
  )

  return (place: AnyPlace, { withinKm = 0 }: { withinKm?: number } = {}): StationAt[] =>
    stations
      .map((station) => ({ station, distanceKm: distanceKm(place, station) }))
      .filter(({ station, distanceKm: km }) => belongs(station, place, km) || km <= withinKm)
      .toSorted(
        (one, other) => one.distanceKm - other.distanceKm || (one.station.id < other.station.id ? -1 : 1),
      )

  function belongs(station: StationPlace, place: AnyPlace, km: number): boolean {
    if (place.type === 'station') return station.id === place.id
    if (place.type === 'airport') return station.iata === place.iata
    const servesItsAirport = station.iata !== null && cityOf.get(station.parentId ?? '') === place.id
    return servesItsAirport || (station.countryCode === place.countryCode && km <= NEARBY_KM)
  }
}
