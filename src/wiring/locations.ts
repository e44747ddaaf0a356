import { findLocations } from '#domains/rentals/locations/find-locations.usecase.ts'
import { followPlaces } from '#domains/rentals/locations/follow-places.service.ts'
import { createLocationIndex } from '#domains/rentals/locations/location-index.service.ts'
import { locationRoutes } from '#domains/rentals/locations/location.routes.ts'
import {
  loadPlaces,
  placesVersion,
  replaceStations,
  suppliersWithStations,
} from '#domains/rentals/locations/location.store.ts'
import { placeDirectory } from '#domains/rentals/locations/place-directory.ts'
import { syncAllStations } from '#domains/rentals/locations/sync-all-stations.usecase.ts'
import { syncStations } from '#domains/rentals/locations/sync-stations.usecase.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Job, Shared } from './share-context.ts'
import type { Suppliers } from './suppliers.ts'

export type Locations = Awaited<ReturnType<typeof wireLocations>>

export async function wireLocations(
  { db, log, upkeep, role, config }: Pick<Shared, 'db' | 'log' | 'upkeep' | 'role' | 'config'>,
  { plans, connectors }: Pick<Suppliers, 'plans' | 'connectors'>,
) {
  const version = () => placesVersion(db)
  const before = await version()
  const index = await createLocationIndex(() => loadPlaces(db))
  const followed = followPlaces({ version, before, refresh: () => index.refresh() })
  const places = placeDirectory(index)
  const connected = new Map(plans.map(({ id, supplier }) => [supplier.id, { supplier, planId: id }]))
  const suppliers = [...connected.values()].flatMap(({ supplier, planId }) => {
    const connector = connectors.get(planId)
    return connector ? [{ ...supplier, connector }] : []
  })
  const stations = syncAllStations({
    suppliers,
    syncStations: syncStations({
      loadPlaces: () => loadPlaces(db),
      replaceStations: (kept, removed) => replaceStations(db, kept, removed),
      stationsInUse: (ids) => upkeep.stationsInUse(ids),
      refresh: followed.reload,
    }),
    onSynced: (supplier, outcome) => log.info({ supplier, ...outcome }, 'stations'),
    onFailure: (supplier, failure) => log.warn({ supplier, failure }, 'stations were not synced'),
  })
  const listed = await suppliersWithStations(db)
  // Without stations no search works, so the first start waits for them.
  if (listed.size === 0) await stations()
  // A supplier whose stations the first start failed to load, or had not loaded when killed, is retried at once.
  const someMissing = listed.size > 0 && suppliers.some(({ id }) => !listed.has(id))

  const jobs: Job[] = [
    { name: 'places', everySeconds: 60, everyProcess: true, work: followed.follow },
    // Whoever works on jobs alone is asked for no place by its name.
    ...(role === 'jobs'
      ? []
      : [
          {
            name: 'place search',
            everySeconds: 3600,
            atOnce: 'late',
            everyProcess: true,
            work: index.warm,
          } as const,
        ]),
  ]
  const scheduled: ScheduledJob[] = [
    { name: 'stations', cron: '40 2 * * *', atOnce: someMissing, work: stations },
  ]
  const find = findLocations(index)
  return {
    places,
    findLocations: find,
    api: [locationRoutes({ findLocations: find, defaultLanguage: config.defaultLanguage })],
    jobs,
    scheduled,
  }
}
