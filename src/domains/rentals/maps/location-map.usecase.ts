import { planeKm } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { toLocation } from '../locations/localise.ts'
import type { PlaceDirectory } from '../locations/place-directory.ts'
import { LAND_KM } from './land-around.ts'
import type { LandPaths } from './land-paths.service.ts'
import type { LocationMap, MapPoint } from './location-map.contract.ts'

/** Max names of surrounding places; more would hide the map. */
const MAX_AROUND = 12

/** Far more than any place has. */
const MAX_DESKS = 200

export type MapFailure = { code: 'location_not_found'; detail: string }

export type ShowLocationMap = (request: {
  id: string
  nearby: boolean
  language: Language
}) => Promise<Result<LocationMap, MapFailure>>

/** Returns the data for a map of a place's desks. Throws `ThreadsBusy`. */
export function showLocationMap(needs: { places: PlaceDirectory; landPaths: LandPaths }): ShowLocationMap {
  const { places, landPaths } = needs
  return async ({ id, nearby, language }) => {
    const place = places.location(id, language)
    if (!place) return fail({ code: 'location_not_found', detail: `No place ${id}` })
    const around = places
      .withDesks()
      .filter(({ place: other }) => {
        const { east, north } = planeKm(place, other)
        return other.id !== place.id && Math.abs(east) <= LAND_KM && Math.abs(north) <= LAND_KM
      })
      .slice(0, MAX_AROUND)
    return ok({
      place: pointOf(place),
      land: await landPaths(place),
      around: around.map(({ place: other }) => pointOf(toLocation(other, language))),
      desks: places
        .desksOf(place.id, nearby)
        .slice(0, MAX_DESKS)
        .map((station) => ({ ...pointOf(toLocation(station, language)), desk: station.desk })),
    })
  }
}

function pointOf({ id, type, name, latitude, longitude }: MapPoint): MapPoint {
  return { id, type, name, latitude, longitude }
}
