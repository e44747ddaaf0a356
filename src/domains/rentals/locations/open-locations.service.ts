import type { App } from '#platform/app.ts'
import { createLocationIndex } from './location-index.service.ts'
import { findPlacesVersion, listSuppliersWithStations, loadPlaces } from './location.store.ts'
import { placeDirectory } from './place-directory.ts'
import { connectedSuppliers, syncAllStations, type SyncApp } from './sync-all-stations.usecase.ts'

declare module '#platform/app.ts' {
  interface App {
    /** True if the first start failed to load a supplier's stations, or was killed before. */
    areStationsMissing: boolean
  }
}

export type Locations = Awaited<ReturnType<typeof openLocations>>

/** Loads the places. The first start also loads the suppliers' stations, without which no search works. */
export async function openLocations(app: Omit<SyncApp, 'locationIndex'> & Pick<App, 'db'>) {
  const { db } = app
  const locationIndex = await createLocationIndex(
    () => loadPlaces(db),
    () => findPlacesVersion(db),
  )
  const listed = await listSuppliersWithStations(db)
  if (listed.size === 0) await syncAllStations({ ...app, locationIndex })
  const areStationsMissing = listed.size > 0 && connectedSuppliers(app).some(({ id }) => !listed.has(id))
  return { locationIndex, places: placeDirectory(locationIndex), areStationsMissing }
}
