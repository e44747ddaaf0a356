import type { Insertable } from 'kysely'
import { foldText } from '#kernel/fold-text.ts'
import { type Coordinates, distanceKm } from '#kernel/geo.ts'
import type { Tables } from '#platform/db/tables.ts'
import { shortAirportName } from './airport-name.ts'
import { arabicAirportName } from './arabic-airport-name.ts'
import { ARABIC_CITY_NAMES } from './arabic-city-names.ts'
import { loadCityFacts } from './city-facts.ts'
import { cityFinder, type ServedCity } from './city-of-airport.ts'
import { type City, loadCities } from './geonames-cities.ts'
import { KNOWN_CITIES } from './known-cities.ts'
import { type ScheduledAirport, scheduledAirports } from './scheduled-airports.ts'

/** The airports with most car hire, the best known first: they rank first among equal matches. */
const WELL_KNOWN = `
  DXB LHR CDG KWI RUH JED IST DOH AUH CAI FCO BCN MAD AMS FRA MUC JFK LAX MIA BKK SIN KUL
  BAH MCT AMM BEY DMM MED SHJ DWC SSH HRG RAK CMN TUN ALG BGW EBL
  LGW MAN EDI STN LTN BHX GLA BRS DUB ORY NCE LYS MRS AGP PMI ALC IBZ VLC SVQ BIO TFS TFN LPA ACE FUE MAH
  LIS OPO FAO FNC MXP LIN BGY VCE NAP CTA PMO CAG OLB BRI PSA BLQ FLR ATH HER RHO CFU CHQ SKG JTR JMK KGS
  LCA PFO MLA SAW AYT ADB DLM BJV ESB TZX BER HAM DUS CGN STR BRU CRL VIE SZG ZRH GVA BSL
  CPH ARN OSL HEL KEF WAW KRK GDN PRG BUD OTP SOF BEG ZAG SPU DBV TIV TIA TBS EVN GYD
  MCO SFO LAS ORD ATL DFW DEN SEA BOS EWR LGA IAD DCA PHX SAN TPA FLL IAH HNL YYZ YVR YUL CUN MEX
  JNB CPT DUR NBO ADD LOS MRU SEZ ZNZ DAR
  HKT USM CNX DPS CGK MNL HAN SGN HKG NRT HND KIX ICN PEK PVG DEL BOM BLR MAA COK HYD CMB MLE KHI LHE ISB DAC KTM
  SYD MEL BNE PER AKL GRU GIG EZE SCL LIM BOG UIO HAV PUJ SJU SJO PTY
`
  .trim()
  .split(/\s+/)

const WELL_KNOWN_RANK: ReadonlyMap<string, number> = new Map(
  WELL_KNOWN.map((iata, at) => [iata, 1000 + 10 * (WELL_KNOWN.length - at)]),
)

const KIND_RANK = { large: 500, medium: 250, small: 100, heliport: 40, seaplane: 20 } as const

/** Smaller towns are among the quarters of others. */
const MIN_PEOPLE = 1_000_000
/** Min known quarters for a decision: GeoNames lists those of many cities only in part. */
const MIN_QUARTERS = 30
const QUARTERS_WITHIN_KM = 20
/** A centre with a quarter within this distance is populated. */
const LIVED_IN_KM = 5

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

/**
 * Returns every airport with scheduled service, and every city that has one; cities come first (airports
 * point to them).
 */
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

/**
 * Returns a city's group: the best-known city of a name has the plain id and its Arabic name; its namesakes
 * include their region.
 */
function groupOf(
  { city, name }: ServedCity,
  airport: ScheduledAirport,
  slugs: Set<string>,
): Omit<CityGroup, 'otherNames' | 'centre'> {
  const country = city.countryCode.toLowerCase()
  const plain = `city-${country}-${slug(name)}`
  const taken = slugs.has(plain)
  const preferredId = taken ? `${plain}-${slug(city.region)}`.slice(0, 60) : plain
  let id = preferredId
  for (let at = 2; slugs.has(id); at++) id = `${preferredId.slice(0, 57)}-${at}`
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
      // If a city has several airports, only the one with exactly its name is "the airport of" it.
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
    // Empty: the city has the other names.
    other_names: [],
  }
}

function slug(name: string): string {
  // Ids are ASCII: non-Latin letters are dropped.
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Returns the centre of a city's population: GeoNames gives some cities the middle of their area, which for
 * Dubai is desert. If all its quarters are far from that, it is the quarter with the least distance to all
 * others. `quarters` are those of its country.
 */
function cityCentre(city: City, population: number, quarters: readonly City[]): Coordinates {
  if (population < MIN_PEOPLE) return city
  const its = quarters.filter(
    (quarter) => quarter.region === city.region && distanceKm(city, quarter) <= QUARTERS_WITHIN_KM,
  )
  const isLivedIn = its.some((quarter) => distanceKm(city, quarter) <= LIVED_IN_KM)
  if (its.length < MIN_QUARTERS || isLivedIn) return city
  const toAll = (from: City) => its.reduce((sum, other) => sum + distanceKm(from, other), 0)
  return its.reduce((best, each) => (toAll(each) < toAll(best) ? each : best))
}

/** Returns an airport's prominence: the curated order first, then its kind and longest runway. */
function airportRank({ iata, kind, runwayFeet }: ScheduledAirport): number {
  const runway = Math.min(runwayFeet ?? 0, 13_000) / 100
  return (WELL_KNOWN_RANK.get(iata) ?? 0) + KIND_RANK[kind] + Math.round(runway)
}
