import { fail, ok, type Result } from '#kernel/result.ts'
import type { SupplierStation } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import type { LocationIndex } from './location-index.service.ts'
import { loadPlaces, replaceStations } from './location.store.ts'
import { type AnyPlace, type Place, stationId, type StationPlace } from './place.ts'
import { distanceKm, validCoordinates } from '#kernel/geo.ts'
import { type OpeningHours, WEEKDAYS } from '#kernel/opening-hours.ts'
import { isCountry } from './country-names.ts'
import { foldText } from '#kernel/fold-text.ts'

/** Max distance of a desk from the airport it claims to serve; beyond it, the coordinates or the airport are wrong. */
const SERVES_WITHIN_KM = 60
/** Max distance of a desk in town from the nearest airport of its country, which it is assigned to. */
const NEAREST_WITHIN_KM = 250

type StationSync = {
  saved: number
  removed: number
  /** Number of stations no longer listed by the supplier, but still used by a booking. */
  retained: number
  refused: { code: string; fault: StationFault | 'code_twice' }[]
}

/** The part of the app that stores stations. */
export type StationsApp = Pick<App, 'db'> & {
  locationIndex: Pick<LocationIndex, 'refresh'>
  bookingJobs: Pick<App['bookingJobs'], 'stationsInUse'>
}

/**
 * Syncs a supplier's stations with its current list, and reloads the places. An empty or wholly invalid list changes
 * nothing.
 */
export async function syncStations(
  { db, locationIndex, bookingJobs }: StationsApp,
  supplier: { id: number; name: string },
  stations: readonly SupplierStation[],
): Promise<Result<StationSync, { code: 'no_stations' }>> {
  const places = await loadPlaces(db)
  const { accepted, refused } = accept(supplier, stations, places)
  if (accepted.size === 0) return fail({ code: 'no_stations' })
  const vanished = places.flatMap((place) =>
    place.type === 'station' && place.supplierId === supplier.id && !accepted.has(place.id) ? [place.id] : [],
  )
  const inUse = vanished.length > 0 ? await bookingJobs.stationsInUse(vanished) : new Set<string>()
  const removed = vanished.filter((id) => !inUse.has(id))
  await replaceStations(db, [...accepted.values()], removed)
  await locationIndex.refresh()
  return ok({ saved: accepted.size, removed: removed.length, retained: inUse.size, refused })
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

type StationFault =
  | 'bad_code'
  | 'bad_name'
  | 'bad_coordinates'
  | 'bad_country'
  | 'bad_hours'
  | 'far_from_its_airport'
  | 'no_airport_near'

/** Returns the error in a supplier's description of a station; null if it is valid. */
function stationFault(supplierId: number, station: SupplierStation): StationFault | null {
  if (stationId(supplierId, station.code) === null) return 'bad_code'
  if (station.name.trim() === '' || station.name.length > 200) return 'bad_name'
  if (!isOnTheMap(station)) return 'bad_coordinates'
  if (!isCountry(station.countryCode)) return 'bad_country'
  return validHours(station.openingHours) ? null : 'bad_hours'
}

/** Finds the airport of a station: the one it serves, otherwise the nearest in its country. */
function airportFinder(airports: readonly Place[]) {
  const ofCode = new Map(airports.toReversed().map((airport) => [airport.iata, airport]))
  const ofCountry = Map.groupBy(airports, ({ countryCode }) => countryCode)

  return (station: SupplierStation): { airport: Place; serves: boolean } | { fault: StationFault } => {
    const served = station.iata && ofCode.get(station.iata.trim().toUpperCase())
    if (served)
      return distanceKm(served, station) <= SERVES_WITHIN_KM
        ? { airport: served, serves: true }
        : { fault: 'far_from_its_airport' }
    const [nearest] = (ofCountry.get(station.countryCode) ?? [])
      .map((airport) => ({ airport, km: distanceKm(airport, station) }))
      .toSorted((one, other) => one.km - other.km)
    if (!nearest || nearest.km > NEAREST_WITHIN_KM) return { fault: 'no_airport_near' }
    return { airport: nearest.airport, serves: false }
  }
}

/** Rejects 0, 0, a common placeholder, which lies in the Atlantic. */
function isOnTheMap({ latitude, longitude }: SupplierStation): boolean {
  return (
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    validCoordinates({ latitude, longitude }) &&
    !(latitude === 0 && longitude === 0)
  )
}

function validHours(hours: OpeningHours): boolean {
  const open = WEEKDAYS.filter((day) => hours[`${day}Opening`] !== null || hours[`${day}Closing`] !== null)
  return (
    open.length > 0 && open.every((day) => isHour(hours[`${day}Opening`]) && isHour(hours[`${day}Closing`]))
  )
}

/** Returns true for an hhmm number from 0 to 2400 (specification §3). */
function isHour(time: number | null): boolean {
  return time !== null && Number.isInteger(time) && time >= 0 && time <= 2400 && time % 100 < 60
}

type Under = {
  supplierId: number
  supplierName: string
  /** The assigned airport; `serves` is false if the desk is only near it. */
  airport: Place
  serves: boolean
  cities: readonly Place[]
}

/** Converts a supplier's station to a place, in its airport's time zone, with names in both languages. */
function stationPlace(station: SupplierStation, under: Under): StationPlace {
  const { supplierId, supplierName, airport, serves } = under
  const name = oneLine(station.name)
  const city = serves ? { en: airport.cityEn, ar: airport.cityAr } : cityNames(station, under)
  return {
    id: stationId(supplierId, station.code) ?? '',
    type: 'station',
    iata: serves ? airport.iata : null,
    nameEn: name,
    nameAr: arabicName(station, name, { airport, serves, cityAr: city.ar }),
    cityEn: city.en,
    cityAr: city.ar,
    countryCode: station.countryCode,
    latitude: station.latitude,
    longitude: station.longitude,
    timeZone: airport.timeZone,
    rank: airport.rank,
    parentId: airport.id,
    otherNames: [],
    supplierId,
    supplierName,
    code: station.code.trim(),
    desk: station.desk,
    addressLine: oneLine(station.addressLine),
    phone: { countryCode: oneLine(station.phone.countryCode), phone: oneLine(station.phone.phone) },
    openingHours: station.openingHours,
  }
}

/** Returns the city that a desk in town names; in Arabic only if the city is known. */
function cityNames(
  { city, countryCode }: SupplierStation,
  { cities, airport }: Under,
): { en: string; ar: string } {
  const folded = foldText(city)
  const known = cities.find((place) => place.countryCode === countryCode && foldText(place.cityEn) === folded)
  if (known) return { en: known.cityEn, ar: known.cityAr }
  return folded === '' ? { en: airport.cityEn, ar: airport.cityAr } : { en: oneLine(city), ar: oneLine(city) }
}

/** Builds a desk's Arabic name from its location, because suppliers name desks in Latin letters. */
function arabicName(
  { desk }: SupplierStation,
  name: string,
  { airport, serves, cityAr }: { airport: Place; serves: boolean; cityAr: string },
): string {
  if (serves && desk === 'in_terminal') return airport.nameAr
  if (serves && desk === 'shuttle') return `${airport.nameAr} – حافلة تنقلك إلى المكتب`
  if (serves && desk === 'meet_and_greet') return `${airport.nameAr} – استقبال عند الوصول`
  if (desk === 'railway') return `محطة القطار، ${cityAr} – ${name}`
  return `${cityAr} – ${name}`
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
}
