import { distanceKm, validCoordinates } from '#kernel/geo.ts'
import { WEEKDAYS, type OpeningHours } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/public.ts'
import { isCountry } from './country-names.ts'
import { stationId, type Place } from './place.ts'

export type StationFault =
  | 'bad_code'
  | 'bad_name'
  | 'bad_coordinates'
  | 'bad_country'
  | 'bad_hours'
  | 'far_from_its_airport'
  | 'no_airport_near'

/** Max distance of a desk from the airport it claims to serve; beyond it, the coordinates or the airport are wrong. */
const SERVES_WITHIN_KM = 60
/** Max distance of a desk in town from the nearest airport of its country, which it is assigned to. */
const NEAREST_WITHIN_KM = 250

/** Returns the error in a supplier's description of a station; null if it is valid. */
export function stationFault(supplierId: number, station: SupplierStation): StationFault | null {
  if (stationId(supplierId, station.code) === null) return 'bad_code'
  if (station.name.trim() === '' || station.name.length > 200) return 'bad_name'
  if (!isOnTheMap(station)) return 'bad_coordinates'
  if (!isCountry(station.countryCode)) return 'bad_country'
  return validHours(station.openingHours) ? null : 'bad_hours'
}

/** Finds the airport of a station: the one it serves, otherwise the nearest in its country. */
export function airportFinder(airports: readonly Place[]) {
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
