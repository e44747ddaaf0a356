/** What other domains may use of places: their shapes, and finding them by id. */
export type { Location, Station } from './location.contract.ts'
export { placeDirectory, type PlaceDirectory } from './place-directory.ts'
export { createLocationIndex, type LocationIndex } from './location-index.ts'
export { toLocation, toStation } from './localise.ts'
export type { AnyPlace, StationPlace } from './place.ts'
export { NEARBY_KM, type StationAt } from './stations-for.ts'
export type { StationSync, SyncStations } from './sync-stations.usecase.ts'
