import { fail, ok, type Result } from '#kernel/result.ts'
import type { SupplierStation } from '#domains/suppliers/public.ts'
import type { AnyPlace, StationPlace } from './place.ts'
import { airportFinder, stationFault, type StationFault } from './station-check.ts'
import { stationPlace } from './station-place.ts'

export type StationSync = {
  saved: number
  removed: number
  /** Number of stations no longer listed by the supplier, but still used by a booking. */
  kept: number
  refused: { code: string; fault: StationFault | 'code_twice' }[]
}

export type SyncFailure = { code: 'no_stations' }

/** Syncs a supplier's stations with its current list. An empty or wholly invalid list changes nothing. */
export type SyncStations = (
  supplier: { id: number; name: string },
  stations: readonly SupplierStation[],
) => Promise<Result<StationSync, SyncFailure>>

type Needs = {
  loadPlaces: () => Promise<AnyPlace[]>
  replaceStations: (stations: readonly StationPlace[], removed: readonly string[]) => Promise<void>
  /** Returns those of these stations that are the pick-up or drop-off of an open booking. */
  stationsInUse: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Reloads the place index. */
  refresh: () => Promise<void>
}

export function syncStations({ loadPlaces, replaceStations, stationsInUse, refresh }: Needs): SyncStations {
  return async (supplier, stations) => {
    const places = await loadPlaces()
    const { accepted, refused } = accept(supplier, stations, places)
    if (accepted.size === 0) return fail({ code: 'no_stations' })
    const vanished = places.flatMap((place) =>
      place.type === 'station' && place.supplierId === supplier.id && !accepted.has(place.id)
        ? [place.id]
        : [],
    )
    const inUse = vanished.length > 0 ? await stationsInUse(vanished) : new Set<string>()
    const removed = vanished.filter((id) => !inUse.has(id))
    await replaceStations([...accepted.values()], removed)
    await refresh()
    return ok({ saved: accepted.size, removed: removed.length, kept: inUse.size, refused })
  }
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
