import { hoursPerDay } from '#kernel/opening-hours.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/supplier-connector.ts'
import { isMeetAndGreet } from '../meet-and-greet.ts'
import { stationPhone } from '../station-phone.ts'
import { isSet } from '../xml-values.ts'
import type { GmDay, GmLocation } from './replies.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Converts a location. Its country comes from the list that contained it, not from the location. */
export function greenMotionStation(code: string, countryCode: string, location: GmLocation): SupplierStation {
  const airport = isSet(location.is_airport)
  return {
    code,
    name: location.location_name,
    iata: airport && /^[A-Z]{3}$/.test(location.iata) ? location.iata : null,
    city: location.address_city,
    countryCode,
    addressLine: [location.address_1, location.address_2, location.address_3, location.address_postcode]
      .filter(Boolean)
      .join(', '),
    phone: stationPhone(location.telephone, countryCode),
    latitude: location.latitude,
    longitude: location.longitude,
    openingHours: openingHours(location.opening_hours),
    desk: airport ? atAirport(location) : inTown(location),
  }
}

function atAirport({ airport_details: details }: GmLocation): SupplierStation['desk'] {
  if (isMeetAndGreet(details.Type)) return 'meet_and_greet'
  return /shuttle|meet|off/i.test(details.Type) ? 'shuttle' : 'in_terminal'
}

function inTown({ location_name: name, collectiondetails: directions }: GmLocation): SupplierStation['desk'] {
  return /rail|train/i.test(`${name} ${directions}`) ? 'railway' : 'downtown'
}

/**
 * Returns the week, from the first opening to the last closing of each day. Bank holidays have no date and are skipped.
 */
function openingHours(lines: readonly GmDay[]): OpeningHours {
  return hoursPerDay((_, at) => {
    const open = lines.filter(
      (line) => line['@name'].toLowerCase() === DAYS[at] && !isSet(line['@is_closed']),
    )
    if (open.some((line) => isSet(line['@is24hrs']))) return [0, 2400]
    const spans = open.map(span).filter((each) => each !== null)
    if (spans.length === 0) return null
    return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))]
  })
}

/** Parses "08:00:00" to "23:59:00" as 800 and 2400. */
function span(line: GmDay): readonly [number, number] | null {
  const from = clockNumber(line['@open'])
  const to = clockNumber(line['@close'])
  if (from === null || to === null) return null
  return [from, to === 0 || to === 2359 ? 2400 : to]
}

function clockNumber(text: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})/.exec(text)
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : null
}
