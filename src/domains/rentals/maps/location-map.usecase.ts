import { planeKm } from '#kernel/geo.ts'
import { languageOf } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { toLocation } from '../locations/localise.ts'
import { LAND_KM } from './land-around.ts'
import type { MapPoint } from './location-map.contract.ts'
import type * as operations from './location-map-operations.contract.ts'

/** Max names of surrounding places; more would hide the map. */
const MAX_AROUND = 12

/** Far more than any place has. */
const MAX_DESKS = 200

/** Returns the data for a map of a place's desks. Throws `ThreadsBusy`. */
export async function readLocationMap(
  { places, landPaths }: Pick<App, 'places' | 'landPaths'>,
  { query: { id, nearby, lang_id }, ...call }: Call<typeof operations.readLocationMap>,
) {
  const language = lang_id === undefined ? call.language : languageOf(lang_id)
  const place = places.location(id, language)
  if (!place) return fail({ code: 'location_not_found', detail: `No place ${id}` } as const)
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
      .desksOf(place.id, nearby === 'true')
      .slice(0, MAX_DESKS)
      .map((station) => ({ ...pointOf(toLocation(station, language)), desk: station.desk })),
  })
}

function pointOf({ id, type, name, latitude, longitude }: MapPoint): MapPoint {
  return { id, type, name, latitude, longitude }
}
