import type { Coordinates } from '#kernel/geo.ts'
import { byDistance, createPlaceSearch } from './location-search.ts'
import type { AnyPlace, StationPlace } from './place.ts'
import { placesWithDesks, type PlaceWithDesks } from './places-with-desks.ts'
import { createStationFinder, type StationAt } from './stations-for.ts'

/** All places, indexed in memory; `refresh` reloads them (after a station sync). */
export type LocationIndex = {
  /** By id, case-insensitive; undefined when unknown. */
  find(id: string): AnyPlace | undefined
  /** Stations a traveller can pick from at a place, nearest first; `withinKm` adds those around it. */
  stationsFor(place: AnyPlace, options?: { withinKm?: number }): StationAt[]
  /** The best-known airport of a city. */
  airportOf(city: AnyPlace): AnyPlace | undefined
  /** A supplier's station by the supplier's own code. */
  stationOf(supplierId: number, code: string): StationPlace | undefined
  /**
   * Airports and cities that match the search text: those with a desk, best first, then those without; equal matches
   * nearest to `near` first.
   */
  search(typed: string, limit: number, near?: Coordinates): AnyPlace[]
  /** Stations that match it, in the same order. */
  searchStations(typed: string, limit: number, near?: Coordinates): AnyPlace[]
  /** Places with a desk, and desks. */
  nearest(to: Coordinates, limit: number): AnyPlace[]
  /** Airports and cities with a desk, the best known first. */
  wellKnown(limit: number): AnyPlace[]
  /** The desk nearest to a place, however far. */
  nearestDesk(to: Coordinates): StationPlace | undefined
  /** Airports and cities with a desk; the same array until a refresh. */
  withDesks(): readonly PlaceWithDesks[]
  refresh(): Promise<void>
  /** Builds the word index ahead of the first search. */
  warm(): void
}

export async function createLocationIndex(load: () => Promise<AnyPlace[]>): Promise<LocationIndex> {
  let current = snapshotOf(await load())
  return {
    find: (id) => current.byId.get(id.toLowerCase()),
    stationsFor: (place, options) => current.stationsFor(place, options),
    airportOf: ({ id }) => current.airportOf.get(id),
    stationOf: (supplierId, code) => current.byCode.get(`${supplierId} ${code}`),
    search(typed, limit, near) {
      const { search, searchOthers } = current
      const known = [search, searchOthers].flatMap((one) => one.build()(typed, limit, near, 'as_typed'))
      return known.length > 0 ? known.slice(0, limit) : search.build()(typed, limit, near)
    },
    searchStations: (typed, limit, near) => current.searchStations.build()(typed, limit, near),
    nearest: (to, limit) => byDistance([...current.offered.build(), ...current.stations], to).slice(0, limit),
    wellKnown: (limit) => current.offered.build().slice(0, limit),
    nearestDesk: (to) => byDistance(current.stations, to)[0],
    withDesks: () => current.withDesks.build(),
    async refresh() {
      const next = snapshotOf(await load())
      // Who searches already does not wait for it; at a first start, after each supplier's desks, nobody does.
      if (current.search.isBuilt()) next.search.build()
      current = next
    },
    warm() {
      current.search.build()
      current.searchOthers.build()
    },
  }
}

function snapshotOf(loaded: readonly AnyPlace[]) {
  const stations = loaded.filter((place) => place.type === 'station')
  const stationsFor = createStationFinder(loaded, stations)
  const places = loaded.toSorted(
    (one, other) => other.rank - one.rank || compare(one.nameEn, other.nameEn) || compare(one.id, other.id),
  )
  const byId = new Map(places.map((place) => [place.id.toLowerCase(), place]))
  const cities = new Map(places.filter(({ type }) => type === 'city').map((city) => [city.id, city]))
  const withDesks = builtOnce(() => placesWithDesks(places, stations))
  const offered = builtOnce(() => offeredPlaces(places, stations, withDesks.build()))
  const airports = places.filter(({ type }) => type === 'airport')
  return {
    stations,
    // Of several the best known is set last.
    airportOf: new Map(airports.toReversed().map((airport) => [airport.parentId ?? '', airport])),
    stationsFor: remembered(stationsFor),
    byId,
    byCode: new Map(stations.map((station) => [`${station.supplierId} ${station.code}`, station])),
    offered,
    search: builtOnce(() => createPlaceSearch(offered.build(), cities)),
    searchOthers: builtOnce(() => createPlaceSearch(othersThan(offered.build(), places), cities)),
    searchStations: builtOnce(() => createPlaceSearch(stations, cities)),
    withDesks,
  }
}

/** Airports and cities to search from: those with a desk. Before any supplier has told where it is, all. */
function offeredPlaces(
  places: readonly AnyPlace[],
  stations: readonly StationPlace[],
  withDesks: readonly PlaceWithDesks[],
): AnyPlace[] {
  if (stations.length === 0) return places.filter(({ type }) => type !== 'station')
  const ids = new Set(withDesks.map(({ place }) => place.id))
  return places.filter(({ id }) => ids.has(id))
}

/** Airports and cities without a desk: they are found too, and a search there says which desk is nearest. */
function othersThan(offered: readonly AnyPlace[], places: readonly AnyPlace[]): AnyPlace[] {
  const ids = new Set(offered.map(({ id }) => id))
  return places.filter(({ type, id }) => type !== 'station' && !ids.has(id))
}

/** Lazy initialisation: indexing the words of all names takes as long as the rest of the start-up. */
function builtOnce<Built>(build: () => Built): { build: () => Built; isBuilt: () => boolean } {
  let built: Built | undefined
  return { build: () => (built ??= build()), isBuilt: () => built !== undefined }
}

/** Caches a place's stations, which every search needs, until the next refresh. */
function remembered(stationsFor: LocationIndex['stationsFor']): LocationIndex['stationsFor'] {
  const known = new Map<string, StationAt[]>()
  return (place, options = {}) => {
    const key = `${place.id} ${options.withinKm ?? 0}`
    const found = known.get(key) ?? stationsFor(place, options)
    known.set(key, found)
    return found
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
