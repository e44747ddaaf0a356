import type { Insertable } from 'kysely'
import { foldText } from '#kernel/fold-text.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { Tables } from '#platform/db/tables.ts'
import { shortAirportName } from './airport-name.ts'
import { arabicAirportName } from './arabic-airport-name.ts'
import { ARABIC_CITY_NAMES } from './arabic-city-names.ts'
import { cityCentre } from './city-centre.ts'
import { loadCityFacts } from './city-facts.ts'
import { cityFinder, type ServedCity } from './city-of-airport.ts'
import { loadCities, type City } from './geonames-cities.ts'
import { KNOWN_CITIES } from './known-cities.ts'
import { airportRank } from './place-rank.ts'
import { scheduledAirports, type ScheduledAirport } from './scheduled-airports.ts'

export type PlaceRow = Insertable<Tables['locations']>

/** A city with its airports, the best known first. */
type CityGroup = ServedCity & {
  id: string
  airports: ScheduledAirport[]
  nameAr: string | null
  otherNames: string[]
  centre: Coordinates
  twin: boolean
}

/** Every airport with scheduled service, and every city that has one; cities come first (airports point to them). */
export async function buildPlaces(): Promise<PlaceRow[]> {
  const [airports, cities, { factsOf, isTown }] = await Promise.all([
    scheduledAirports(),
    loadCities(),
    loadCityFacts(),
  ])
  const quarters = Map.groupBy(
    cities.filter((place) => !isTown(place)),
    ({ countryCode }) => countryCode,
  )
  const byRank = airports.toSorted((one, other) => airportRank(other) - airportRank(one))
  const findCity = cityFinder(cities, KNOWN_CITIES)
  const groups = new Map<City, CityGroup>()
  const homeless: ScheduledAirport[] = []
  const slugs = new Set<string>()
  for (const airport of byRank) {
    const served = findCity(airport)
    const group = served && groups.get(served.city)
    if (group) group.airports.push(airport)
    else if (served) {
      const { otherNames, population } = factsOf(served.city)
      const centre = cityCentre(served.city, population, quarters.get(served.city.countryCode) ?? [])
      groups.set(served.city, { ...groupOf(served, airport, slugs), otherNames, centre })
    } else homeless.push(airport)
  }
  const groupList = [...groups.values()]
  markTwins(groupList)
  return [
    ...groupList.map(cityRow),
    ...groupList.flatMap((group) => group.airports.map((airport) => airportRow(airport, group))),
    ...homeless.map((airport) => airportRow(airport, null)),
  ]
}

/** The best-known city of a name has the plain id and its Arabic name; its namesakes carry their region. */
function groupOf(
  { city, name }: ServedCity,
  airport: ScheduledAirport,
  slugs: Set<string>,
): Omit<CityGroup, 'otherNames' | 'centre'> {
  const country = city.countryCode.toLowerCase()
  const plain = `city-${country}-${slug(name)}`
  const taken = slugs.has(plain)
  const wanted = taken ? `${plain}-${slug(city.region)}`.slice(0, 60) : plain
  let id = wanted
  for (let at = 2; slugs.has(id); at++) id = `${wanted.slice(0, 57)}-${at}`
  slugs.add(id)
  const nameAr = taken ? null : (ARABIC_CITY_NAMES[city.countryCode]?.[name] ?? null)
  return { id, city, name, airports: [airport], nameAr, twin: false }
}

function markTwins(groups: readonly CityGroup[]): void {
  const seen = new Map<string, CityGroup>()
  for (const group of groups) {
    const key = `${group.city.countryCode} ${foldText(group.name)}`
    const first = seen.get(key)
    if (first) first.twin = group.twin = true
    else seen.set(key, group)
  }
}

function cityRow({ id, city, name, airports, nameAr, otherNames, centre, twin }: CityGroup): PlaceRow {
  const [first] = airports
  // A city with several airports ranks before them; with one, travellers mean the airport.
  const rank = first ? airportRank(first) + (airports.length > 1 ? 1 : -1) : 0
  const fullName = twin && city.region !== '' && city.region !== name ? `${name}, ${city.region}` : name
  return {
    id,
    type: 'city',
    iata: null,
    name_en: fullName,
    name_ar: nameAr ?? fullName,
    city_en: name,
    city_ar: nameAr ?? name,
    country_code: city.countryCode,
    latitude: centre.latitude,
    longitude: centre.longitude,
    time_zone: first?.timeZone ?? 'UTC',
    rank: Math.max(0, rank),
    parent_id: null,
    other_names: otherNames,
  }
}

function airportRow(airport: ScheduledAirport, group: CityGroup | null): PlaceRow {
  const cityName = group?.name ?? shortAirportName(airport.name)
  const cityAr = group ? group.nameAr : (ARABIC_CITY_NAMES[airport.countryCode]?.[cityName] ?? null)
  return {
    id: airport.iata,
    type: 'airport',
    iata: airport.iata,
    name_en: airport.name,
    name_ar: arabicAirportName({
      ...airport,
      cityAr,
      // Of a city's several airports only the one named exactly like it is "the airport of" it.
      shared: (group?.airports.length ?? 1) > 1 && shortAirportName(airport.name) !== cityName,
    }),
    city_en: cityName,
    city_ar: cityAr ?? cityName,
    country_code: airport.countryCode,
    latitude: airport.latitude,
    longitude: airport.longitude,
    time_zone: airport.timeZone,
    rank: airportRank(airport),
    parent_id: group?.id ?? null,
    // Those of its city, where they stand.
    other_names: [],
  }
}

function slug(name: string): string {
  // Ids are ASCII: non-Latin letters are dropped.
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
