import type { Coordinates } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import type { Location, Station } from './location.contract.ts'
import { toLocation, toStation } from './localise.ts'
import type { LocationIndex } from './location-index.service.ts'
import type { StationPlace } from './place.ts'
import type { PlaceWithDesks } from './places-with-desks.ts'
import { NEARBY_KM } from './stations-for.ts'

/** Places by id, from memory. */
export type PlaceDirectory = {
  location(id: string, language: Language): Location | null
  station(id: string, language: Language): Station | null
  desk(id: string): StationPlace | null
  /** Lists the desks of a place, nearest first; with `widen`, also those within 25 km. */
  desksOf(placeId: string, widen: boolean): StationPlace[]
  /** Returns the airport itself, or a city's best-known airport; null if there is none. */
  airportOf(placeId: string): string | null
  /** Finds the desk nearest to a place, at any distance. */
  nearestDesk(to: Coordinates): StationPlace | undefined
  /**
   * Lists airports and cities with a desk, best known first. Returns the same array until places or desks are reloaded.
   */
  withDesks(): readonly PlaceWithDesks[]
}

declare module '#platform/app.ts' {
  interface App {
    places: PlaceDirectory
  }
}

export function placeDirectory(index: LocationIndex): PlaceDirectory {
  return {
    location(id, language) {
      const place = index.find(id)
      return place ? toLocation(place, language) : null
    },
    station(id, language) {
      const station = stationAt(id)
      return station && toStation(station, language)
    },
    desk: stationAt,
    desksOf(placeId, widen) {
      const place = index.find(placeId)
      if (!place) return []
      return index.stationsFor(place, widen ? { withinKm: NEARBY_KM } : {}).map(({ station }) => station)
    },
    airportOf(placeId) {
      const place = index.find(placeId)
      return place?.type === 'city' ? (index.airportOf(place)?.iata ?? null) : (place?.iata ?? null)
    },
    nearestDesk: (to) => index.nearestDesk(to),
    withDesks: () => index.withDesks(),
  }

  function stationAt(id: string): StationPlace | null {
    const place = index.find(id)
    return place?.type === 'station' ? place : null
  }
}
