import { landPaths } from '#domains/rentals/maps/land-paths.service.ts'
import { locationMapRoutes } from '#domains/rentals/maps/location-map.routes.ts'
import { showLocationMap } from '#domains/rentals/maps/location-map.usecase.ts'
import type { Coordinates } from '#kernel/geo.ts'
import { threadWork } from '#platform/threads.ts'
import type { Locations } from './locations.ts'
import type { Shared } from './share-context.ts'

const cutLand = threadWork<Coordinates, string>(
  new URL('../domains/rentals/maps/land-path.worker.ts', import.meta.url),
)

/** Maps of the desks of a place. */
export function wireLocationMaps({ clock, rateLimit }: Shared, { places }: Locations) {
  const shown = showLocationMap({ places, landPaths: landPaths({ cut: (centre) => cutLand(centre), clock }) })
  return { api: [locationMapRoutes({ showLocationMap: shown, rateLimit })] }
}
