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
  /** A supplier's station by the supplier's own code. */
  stationOf(supplierId: number, code: string): StationPlace | undefined
  /** Matches for the search text, best first; equal matches nearest to `near` first. */
  search(typed: string, limit: number, near?: Coordinates): AnyPlace[]
  nearest(to: Coordinates, limit: number): AnyPlace[]
  /** Airports and cities, those with stations and the best known first. */
  wellKnown(limit: number): AnyPlace[]
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
    stationOf: (supplierId, code) => current.byCode.get(`${supplierId} ${code}`),
    search: (typed, limit, near) => current.search.build()(typed, limit, near),
    nearest: (to, limit) => byDistance(current.places, to).slice(0, limit),
    wellKnown: (limit) => current.wellKnown.slice(0, limit),
    withDesks: () => current.withDesks.build(),
    async refresh() {
      const next = snapshotOf(await load())
      next.search.build()
      current = next
    },
    warm() {
      current.search.build()
    },
  }
}

/** Ranks a place with stations above a better-known one without. */
const WITH_STATIONS = 1_000_000

function snapshotOf(loaded: readonly AnyPlace[]) {
  const stations = loaded.filter((place) => place.type === 'station')
  const stationsFor = createStationFinder(loaded, stations)
  const served = servedPlaces(loaded, stations)
  const weight = (place: AnyPlace) => place.rank + (served.has(place.id) ? WITH_STATIONS : 0)
  const places = loaded.toSorted(
    (one, other) =>
      weight(other) - weight(one) || compare(one.nameEn, other.nameEn) || compare(one.id, other.id),
  )
  return {
    places,
    stationsFor: remembered(stationsFor),
    byId: new Map(places.map((place) => [place.id.toLowerCase(), place])),
    byCode: new Map(stations.map((station) => [`${station.supplierId} ${station.code}`, station])),
    search: builtOnce(() => createPlaceSearch(places)),
    wellKnown: places.filter(({ type }) => type !== 'station'),
    withDesks: builtOnce(() => placesWithDesks(places, stations)),
  }
}

/** Lazy initialisation: indexing the words of all names takes as long as the rest of the start-up. */
function builtOnce<Built>(build: () => Built): { build: () => Built } {
  let built: Built | undefined
  return { build: () => (built ??= build()) }
}

/** Ids of the airports that have a station, and of their cities. */
function servedPlaces(places: readonly AnyPlace[], stations: readonly StationPlace[]): ReadonlySet<string> {
  const airports = new Set(stations.map(({ parentId }) => parentId))
  const cities = places.filter(({ id }) => airports.has(id)).map(({ parentId }) => parentId)
  return new Set([...airports, ...cities].filter((id) => id !== null))
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
