import { distanceKm } from '#kernel/geo.ts'
import type { AnyPlace, Place, StationPlace } from './place.ts'
import { NEARBY_KM } from './stations-for.ts'

/** An airport or a city with desks, and the suppliers of those desks. */
export type PlaceWithDesks = { place: Place; supplierIds: ReadonlySet<number> }

/**
 * Lists airports and cities with a desk, by the rule of `createStationFinder`: an airport has its own desks, a city has
 * those of its airports and those in its country around its centre. A city is compared only with the desks of its
 * country: comparing every place with every desk takes seconds.
 */
export function placesWithDesks(
  places: readonly AnyPlace[],
  stations: readonly StationPlace[],
): PlaceWithDesks[] {
  const cityOf = new Map(
    places.filter(({ type }) => type === 'airport').map(({ id, parentId }) => [id, parentId]),
  )
  const ofAirport = Map.groupBy(stations, ({ iata }) => iata)
  const ofCity = Map.groupBy(stations, ({ iata, parentId }) =>
    iata === null ? null : (cityOf.get(parentId ?? '') ?? null),
  )
  const ofCountry = Map.groupBy(stations, ({ countryCode }) => countryCode)

  return places.flatMap((place) => {
    if (place.type === 'station') return []
    const supplierIds = new Set(desksOf(place).map(({ supplierId }) => supplierId))
    return supplierIds.size === 0 ? [] : [{ place, supplierIds }]
  })

  function desksOf(place: Place): readonly StationPlace[] {
    if (place.type === 'airport') return ofAirport.get(place.iata) ?? []
    const around = (ofCountry.get(place.countryCode) ?? []).filter(
      (station) => distanceKm(place, station) <= NEARBY_KM,
    )
    return [...(ofCity.get(place.id) ?? []), ...around]
  }
}
