import { landPaths } from '#domains/rentals/maps/land-paths.service.ts'
import type { Coordinates } from '#kernel/geo.ts'
import { threadWork } from '#platform/threads.ts'
import type { Shared } from './share-context.ts'

const cutLand = threadWork<Coordinates, string>(
  new URL('../domains/rentals/maps/land-path.worker.ts', import.meta.url),
)

/** Returns the land around places, cut in a thread. */
export function landPathsOf({ clock }: Pick<Shared, 'clock'>) {
  return landPaths({ cut: (centre) => cutLand(centre), clock })
}
