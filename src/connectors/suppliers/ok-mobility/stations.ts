import { hoursPerDay } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/supplier-connector.ts'
import { isMeetAndGreet } from '../meet-and-greet.ts'
import { stationPhone } from '../station-phone.ts'
import { OK_DAYS } from './replies.ts'
import type { OkStation } from './replies.ts'

const AIRPORT = '2'
const RAILWAY = '3'

/**
 * Converts a station. Null if its country is not in the supplier's list. Station ids of airports start with the
 * airport's code. A lunch break does not fit one opening a day: the supplier rejects such times itself.
 */
export function okStation(station: OkStation, isoCodes: ReadonlyMap<string, string>): SupplierStation | null {
  const countryCode = isoCodes.get(station.CountryID)
  if (!countryCode) return null
  const airport = station.StationType === AIRPORT
  return {
    code: station.StationID,
    name: station.Station,
    iata: airport ? station.StationID.slice(0, 3) : null,
    city: station.City,
    countryCode,
    addressLine: [station.Address, station.Zipcode].filter(Boolean).join(', '),
    phone: stationPhone(station.Phone, countryCode),
    latitude: station.Latitude,
    longitude: station.Longitude,
    openingHours: hoursPerDay((_, at) => hoursOf(station, at)),
    desk: deskOf(station),
  }
}

function deskOf({ StationType: type, Zone: zone }: OkStation): SupplierStation['desk'] {
  if (isMeetAndGreet(zone)) return 'meet_and_greet'
  if (type === AIRPORT) return /shuttle/i.test(zone) ? 'shuttle' : 'in_terminal'
  return type === RAILWAY ? 'railway' : 'downtown'
}

function hoursOf(station: OkStation, at: number): readonly [number, number] | null {
  if (station.open24h) return [0, 2400]
  const day = station[OK_DAYS[at] ?? 'Mon']
  const open = clockNumber(day?.HourOpen ?? '')
  const close = clockNumber(day?.HourClose ?? '')
  return open === null || close === null ? null : [open, close]
}

/** Parses "08:30" as 830. */
function clockNumber(text: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})/.exec(text)
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : null
}
