import { foldText } from '#kernel/fold-text.ts'
import { distanceKm, type Coordinates } from '#kernel/geo.ts'
import type { City } from './geonames-cities.ts'
import type { KnownCity } from './known-cities.ts'
import type { ScheduledAirport } from './scheduled-airports.ts'

/** The city an airport serves, under the name travellers use (GeoNames may spell it otherwise). */
export type ServedCity = { city: City; name: string }

/** A city named in the airport's name counts up to this far from it. */
const MAX_CITY_KM = 70
/** An airport whose name contains no city gets the town named like its region, within this distance. */
const SEAT_WITHIN_KM = 45
const NEAREST_WITHIN_KM = 50
const KNOWN_WITHIN_KM = 150

/**
 * Finds each airport's city: the curated one (`known`, by IATA code); else the nearby city in its country
 * that its name begins with or contains; else the seat of its region; else the nearest. Null if there is none
 * nearby.
 */
export function cityFinder(
  cities: readonly City[],
  known: ReadonlyMap<string, KnownCity>,
): (airport: ScheduledAirport) => ServedCity | null {
  const grid = gridOf(cities)
  return (airport) => {
    const expected = known.get(airport.iata)
    if (expected) {
      const folded = foldText(expected.geonames)
      const city = nearest(
        airport,
        grid.near(airport, KNOWN_WITHIN_KM).filter(({ name }) => foldText(name) === folded),
      )
      if (city) return { city, name: expected.name }
    }
    const around = grid.near(airport, MAX_CITY_KM).filter((city) => city.countryCode === airport.countryCode)
    const city =
      cityByName(airport, around) ??
      seat(airport, around) ??
      nearest(
        airport,
        around.filter((place) => distanceKm(airport, place) <= NEAREST_WITHIN_KM),
      )
    return city && { city, name: city.name }
  }
}

/**
 * Returns the city whose name comes first in the airport's name; among several at the same word the longest,
 * then nearest.
 */
function cityByName(airport: ScheduledAirport, around: readonly City[]): City | null {
  const airportName = ` ${foldText(airport.name)} `
  const found = around
    .map((city) => ({ city, folded: foldText(city.name) }))
    .filter(({ folded }) => folded.length > 2 && !TOO_PLAIN.has(folded))
    .map((entry) => ({ ...entry, at: airportName.indexOf(` ${entry.folded} `) }))
    .filter(({ at }) => at >= 0)
  const first = Math.min(...found.map(({ at }) => at))
  const atFirst = found.filter(({ at }) => at === first)
  const longest = Math.max(...atFirst.map(({ folded }) => folded.length))
  return nearest(
    airport,
    atFirst.filter(({ folded }) => folded.length === longest).map(({ city }) => city),
  )
}

/** Place names too generic to match: common words in airport names. */
const TOO_PLAIN: ReadonlySet<string> = new Set([
  'airport',
  'international',
  'regional',
  'aeropuerto',
  'municipal',
  'field',
])

function seat(airport: ScheduledAirport, around: readonly City[]): City | null {
  const seats = around.filter(
    (city) => foldText(city.name) === foldText(city.region) && distanceKm(airport, city) <= SEAT_WITHIN_KM,
  )
  return nearest(airport, seats)
}

function nearest(from: Coordinates, cities: readonly City[]): City | null {
  let best: City | null = null
  let bestKm = Infinity
  for (const city of cities) {
    const km = distanceKm(from, city)
    if (km < bestKm) [best, bestKm] = [city, km]
  }
  return best
}

const KM_PER_DEGREE = 111.2

/**
 * Returns a spatial index of cities in one-degree cells, so that only cells around an airport are scanned.
 */
function gridOf(cities: readonly City[]) {
  const squares = new Map<number, City[]>()
  for (const city of cities) {
    const key = squareKey(Math.floor(city.latitude), Math.floor(city.longitude))
    const square = squares.get(key)
    if (square) square.push(city)
    else squares.set(key, [city])
  }
  return {
    near(from: Coordinates, km: number): City[] {
      return around(from, km).filter((city) => distanceKm(from, city) <= km)
    },
  }

  function around({ latitude, longitude }: Coordinates, km: number): City[] {
    const rows = km / KM_PER_DEGREE
    const columns = rows / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
    const found: City[] = []
    for (let row = Math.floor(latitude - rows); row <= Math.floor(latitude + rows); row++)
      for (let column = Math.floor(longitude - columns); column <= Math.floor(longitude + columns); column++)
        found.push(...(squares.get(squareKey(row, ((column + 540) % 360) - 180)) ?? []))
    return found
  }
}

function squareKey(row: number, column: number): number {
  return row * 1000 + column
}
