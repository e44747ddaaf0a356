import { hoursPerDay } from '#kernel/opening-hours.ts'
import type { OpeningHours, Weekday } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/supplier-connector.ts'
import { isMeetAndGreet } from '../meet-and-greet.ts'
import { stationPhone } from '../station-phone.ts'
import type { HorizonLocation } from './replies.ts'

const DAYS: Readonly<Record<Weekday, string>> = {
  mo: 'Mon',
  tu: 'Tue',
  we: 'Wed',
  th: 'Thu',
  fr: 'Fri',
  sa: 'Sat',
  su: 'Sun',
}

/** Converts a location of a country: a place where each brand has its own desk. */
export function horizonStation(location: HorizonLocation, countryCode: string): SupplierStation {
  const addressLines = [location.Address1, location.Address2, location.Address3]
  return {
    code: location.LocationID,
    name: location.LocationName,
    iata: /^[A-Z]{3}$/.test(location.LocationIATA) ? location.LocationIATA : null,
    city: location.Area || location.LocationName,
    countryCode,
    addressLine: addressLines.filter(Boolean).join(', '),
    phone: stationPhone(location.PhoneNo, countryCode),
    latitude: location.Latitude,
    longitude: location.Longitude,
    openingHours: openingHours(location.OpeningHours),
    desk: deskOf(location.LocationType),
  }
}

function deskOf(type: string): SupplierStation['desk'] {
  if (isMeetAndGreet(type)) return 'meet_and_greet'
  if (/shuttle/i.test(type)) return 'shuttle'
  if (/rail/i.test(type)) return 'railway'
  return /airport/i.test(type) ? 'in_terminal' : 'downtown'
}

/** Reads `Mon_Open` … `Sun_Close` as HH:mm. A day without both is closed. */
function openingHours(hours: Readonly<Record<string, unknown>>): OpeningHours {
  return hoursPerDay((day) => {
    const opening = clockNumber(hours[`${DAYS[day]}_Open`])
    const closing = clockNumber(hours[`${DAYS[day]}_Close`])
    if (opening === null || closing === null) return null
    return [opening, closing === 2359 ? 2400 : closing]
  })
}

/** Parses "08:30" as 830. */
function clockNumber(text: unknown): number | null {
  const parts = typeof text === 'string' ? /^(\d{1,2}):(\d{2})$/.exec(text) : null
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : null
}
