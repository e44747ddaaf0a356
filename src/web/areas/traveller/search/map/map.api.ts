import type { LocationMap } from '#domains/rentals/maps/location-map.contract.ts'
import { api } from '#web/app/api.ts'

type MapParams = { id: string; nearby: boolean; lang_id: number }

const mapApi = api.injectEndpoints({
  endpoints: (build) => ({
    locationMap: build.query<LocationMap, MapParams>({
      query: ({ id, nearby, lang_id }) => ({ url: 'location-map', params: { id, nearby, lang_id } }),
    }),
  }),
})

export const { useLocationMapQuery } = mapApi

/** Loads a map ahead of the page that draws it. */
export function loadLocationMap(params: MapParams) {
  return mapApi.endpoints.locationMap.initiate(params, { subscribe: false })
}
