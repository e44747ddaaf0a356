import { fail, ok, type Result } from '#kernel/result.ts'
import type { SupplierStation } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import type { LocationIndex } from './location-index.service.ts'
import { loadPlaces, replaceStations } from './location.store.ts'
import type { AnyPlace, StationPlace } from './place.ts'
import { airportFinder, stationFault, type StationFault } from './station-check.ts'
import { stationPlace } from './station-place.ts'

type StationSync = {
  saved: number
  removed: number
  /** Number of stations no longer listed by the supplier, but still used by a booking. */
  kept: number
  refused: { code: string; fault: StationFault | 'code_twice' }[]
}

/** The part of the app that stores stations. */
export type StationsApp = Pick<App, 'db'> & {
  locationIndex: Pick<LocationIndex, 'refresh'>
  upkeep: Pick<App['upkeep'], 'stationsInUse'>
}

/**
 * Syncs a supplier's stations with its current list, and reloads the places. An empty or wholly invalid list changes
 * nothing.
 */
export async function syncStations(
  { db, locationIndex, upkeep }: StationsApp,
  supplier: { id: number; name: string },
  stations: readonly SupplierStation[],
): Promise<Result<StationSync, { code: 'no_stations' }>> {
  const places = await loadPlaces(db)
  const { accepted, refused } = accept(supplier, stations, places)
  if (accepted.size === 0) return fail({ code: 'no_stations' })
  const vanished = places.flatMap((place) =>
    place.type === 'station' && place.supplierId === supplier.id && !accepted.has(place.id) ? [place.id] : [],
  )
  const inUse = vanished.length > 0 ? await upkeep.stationsInUse(vanished) : new Set<string>()
  const removed = vanished.filter((id) => !inUse.has(id))
  await replaceStations(db, [...accepted.values()], removed)
  await locationIndex.refresh()
  return ok({ saved: accepted.size, removed: removed.length, kept: inUse.size, refused })
}

function accept(
  supplier: { id: number; name: string },
  stations: readonly SupplierStation[],
  places: readonly AnyPlace[],
) {
  const airportOf = airportFinder(places.filter(({ type }) => type === 'airport'))
  const cities = places.filter(({ type }) => type === 'city')
  const accepted = new Map<string, StationPlace>()
  const refused: StationSync['refused'] = []
  for (const station of stations) {
    const fault = stationFault(supplier.id, station)
    const under = fault === null ? airportOf(station) : { fault }
    if ('fault' in under) {
      refused.push({ code: station.code, fault: under.fault })
      continue
    }
    const place = stationPlace(station, {
      supplierId: supplier.id,
      supplierName: supplier.name,
      cities,
      ...under,
    })
    if (accepted.has(place.id)) refused.push({ code: station.code, fault: 'code_twice' })
    else accepted.set(place.id, place)
  }
  return { accepted, refused }
}
