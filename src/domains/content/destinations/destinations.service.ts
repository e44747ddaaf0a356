import type { PlaceDirectory, SeenCount } from '#domains/rentals/public.ts'
import { ttlValue } from '#kernel/ttl-value.ts'
import type { App } from '#platform/app.ts'
import { destinationCatalogue, type Destination, type DestinationCatalogue } from './destination-catalogue.ts'
import { isIndexed } from './indexed.ts'

/** Cache TTL of price counts: whether a page is indexed need not be exact to the minute. */
const COUNTS_CACHED_MS = 300_000

export type Destinations = {
  catalogue(): DestinationCatalogue
  /** Destinations with a page that search engines may index, with the time of their newest price. */
  indexed(): Promise<(destination: Destination) => { newest: string } | null>
}

declare module '#platform/app.ts' {
  interface App {
    destinations: Destinations
  }
}

type DestinationSources = Pick<App, 'clock'> & {
  places: Pick<PlaceDirectory, 'withDesks'>
  /** Ids of the suppliers that answer searches. */
  connected: ReadonlySet<number>
  /** Number of observed prices per place. */
  counts: () => Promise<ReadonlyMap<string, SeenCount>>
}

/** Creates the destinations of the loaded places, built again when those change. */
export function createDestinations({ places, connected, counts, clock }: DestinationSources): Destinations {
  let built: { from: unknown; catalogue: DestinationCatalogue } | null = null
  const seen = ttlValue(counts, { clock, lifetimeMs: COUNTS_CACHED_MS })
  return {
    catalogue() {
      const from = places.withDesks()
      if (built?.from !== from) built = { from, catalogue: destinationCatalogue(from, connected) }
      return built.catalogue
    },
    async indexed() {
      const bySeen = await seen.read()
      return ({ place, supplierIds }) => {
        const count = bySeen.get(place.id)
        return count && isIndexed(supplierIds.size, count) ? { newest: count.newest } : null
      }
    },
  }
}
