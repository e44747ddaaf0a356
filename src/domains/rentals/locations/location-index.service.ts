import { setImmediate as otherWork } from 'node:timers/promises'
import type { Coordinates } from '#kernel/geo.ts'
import { finish, type Steps } from '#kernel/steps.ts'
import { byDistance, createPlaceSearch } from './location-search.ts'
import type { AnyPlace, StationPlace } from './place.ts'
import { placesWithDesks, type PlaceWithDesks } from './places-with-desks.ts'
import { createStationFinder, type StationAt } from './stations-for.ts'

/** All places, indexed in memory. */
export type LocationIndex = {
  /** Finds a place by id, case-insensitive; undefined if unknown. */
  find(id: string): AnyPlace | undefined
  /** Lists the pick-up stations of a place, nearest first; `withinKm` adds those around it. */
  stationsFor(place: AnyPlace, options?: { withinKm?: number }): StationAt[]
  /** Returns the best-known airport of a city. */
  airportOf(city: AnyPlace): AnyPlace | undefined
  /** Finds a supplier's station by the supplier's own code. */
  stationOf(supplierId: number, code: string): StationPlace | undefined
  /**
   * Finds airports and cities that match the search text: those with a desk first, then those without, each best first.
   * Equal matches are sorted by distance to `near`.
   */
  search(entered: string, limit: number, near?: Coordinates): AnyPlace[]
  /** Finds stations that match the search text, in the same order. */
  searchStations(entered: string, limit: number, near?: Coordinates): AnyPlace[]
  /** Finds desks, and places with a desk, nearest first. */
  nearest(to: Coordinates, limit: number): AnyPlace[]
  /** Lists airports and cities with a desk, best known first. */
  wellKnown(limit: number): AnyPlace[]
  /** Finds the desk nearest to a place, at any distance. */
  nearestDesk(to: Coordinates): StationPlace | undefined
  /** Lists airports and cities with a desk. Returns the same array until a refresh. */
  withDesks(): readonly PlaceWithDesks[]
  /** Reloads the places, after a station sync by this process. */
  refresh(): Promise<void>
  /** Reloads the places if any process has changed them. */
  follow(): Promise<void>
  /** Builds the word index before the first search, between requests. */
  warm(): Promise<void>
}

declare module '#platform/app.ts' {
  interface App {
    locationIndex: LocationIndex
  }
}

/** Longest duration of building without other work between. */
const SLICE_MS = 10

/** Loads the places. `readVersion` returns a version that changes whenever any process changes places or stations. */
export async function createLocationIndex(
  load: () => Promise<AnyPlace[]>,
  readVersion: () => Promise<string> = async () => '',
): Promise<LocationIndex> {
  let version = await readVersion()
  let current = snapshotOf(await load())
  let refreshed = Promise.resolve()

  async function reload(): Promise<void> {
    const nextVersion = await readVersion()
    const next = snapshotOf(await load())
    // Searches use the old indexes until then. On first start, which refreshes after each supplier, none is
    // built yet.
    for (const kind of ['search', 'searchOthers'] as const)
      if (current[kind].isBuilt()) await next[kind].buildInSlices()
    current = next
    version = nextVersion
  }

  /** One after another, so that the newest places stay. */
  function refresh(): Promise<void> {
    refreshed = refreshed.then(reload, reload)
    return refreshed
  }

  return {
    find: (id) => current.byId.get(id.toLowerCase()),
    stationsFor: (place, options) => current.stationsFor(place, options),
    airportOf: ({ id }) => current.airportOf.get(id),
    stationOf: (supplierId, code) => current.byCode.get(`${supplierId} ${code}`),
    search(entered, limit, near) {
      const { search, searchOthers } = current
      const known = [search, searchOthers].flatMap((one) => one.build()(entered, limit, near, 'as_typed'))
      return known.length > 0 ? known.slice(0, limit) : search.build()(entered, limit, near)
    },
    searchStations: (entered, limit, near) => current.searchStations.build()(entered, limit, near),
    nearest: (to, limit) => byDistance([...current.offered(), ...current.stations], to).slice(0, limit),
    wellKnown: (limit) => current.offered().slice(0, limit),
    nearestDesk: (to) => byDistance(current.stations, to)[0],
    withDesks: () => current.withDesks(),
    refresh,
    async follow() {
      if ((await readVersion()) !== version) await refresh()
    },
    async warm() {
      await current.search.buildInSlices()
      await current.searchOthers.buildInSlices()
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
  const withDesks = remember(() => placesWithDesks(places, stations))
  const offered = remember(() => offeredPlaces(places, stations, withDesks()))
  const airports = places.filter(({ type }) => type === 'airport')
  return {
    stations,
    // `Map` keeps the last entry per key: reversing makes that the best-known airport.
    airportOf: new Map(airports.toReversed().map((airport) => [airport.parentId ?? '', airport])),
    stationsFor: remembered(stationsFor),
    byId,
    byCode: new Map(stations.map((station) => [`${station.supplierId} ${station.code}`, station])),
    offered,
    search: builtOnce(() => createPlaceSearch(offered(), cities)),
    searchOthers: builtOnce(() => createPlaceSearch(othersThan(offered(), places), cities)),
    searchStations: builtOnce(() => createPlaceSearch(stations, cities)),
    withDesks,
  }
}

/**
 * Lists the airports and cities to search from: those with a desk, or all until the first supplier's stations are
 * loaded.
 */
function offeredPlaces(
  places: readonly AnyPlace[],
  stations: readonly StationPlace[],
  withDesks: readonly PlaceWithDesks[],
): AnyPlace[] {
  if (stations.length === 0) return places.filter(({ type }) => type !== 'station')
  const ids = new Set(withDesks.map(({ place }) => place.id))
  return places.filter(({ id }) => ids.has(id))
}

/** Lists airports and cities without a desk. They can be found too; a search there suggests the nearest desk. */
function othersThan(offered: readonly AnyPlace[], places: readonly AnyPlace[]): AnyPlace[] {
  const ids = new Set(offered.map(({ id }) => id))
  return places.filter(({ type, id }) => type !== 'station' && !ids.has(id))
}

/** Computes a value when it is first needed. */
function remember<Value>(compute: () => Value): () => Value {
  let known: Value | undefined
  return () => (known ??= compute())
}

/** Builds lazily: indexing the words of all names takes as long as the rest of the start-up. */
function builtOnce<Built>(start: () => Steps<Built>) {
  let steps: Steps<Built> | undefined
  let built: Built | undefined
  return {
    isBuilt: () => built !== undefined,
    /** Finishes the remaining steps at once, because a caller is waiting. */
    build: (): Built => (built ??= finish((steps ??= start()))),
    async buildInSlices(): Promise<void> {
      while (built === undefined) {
        const until = performance.now() + SLICE_MS
        while (built === undefined && performance.now() < until) {
          const { done, value } = (steps ??= start()).next()
          if (done) built = value
        }
        await otherWork()
      }
    },
  }
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
