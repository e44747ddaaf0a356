import { hoursPerDay } from '#kernel/opening-hours.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/supplier-connector.ts'
import { stationPhoneOf } from '../station-phone.ts'
import { isSet } from '../xml-values.ts'
import type { XrsDaySchedule, XrsStation } from './replies.ts'

/**
 * Converts a station. Its code contains the place and kind of desk: three letters of the city or airport, then T
 * terminal, O off terminal, L or X railway, anything else in town.
 */
export function europcarStation(station: XrsStation, schedule: readonly XrsDaySchedule[]): SupplierStation {
  const code = station['@stationCode']
  const area = code.charAt(3)
  const shuttle = station.serviceList.some(
    (service) => service['@code'] === 'SHUTTLE' && service['@value'] === 'C',
  )
  return {
    code,
    name: station['@stationName'],
    iata: 'TO'.includes(area) ? code.slice(0, 3) : null,
    city: station['@cityName'],
    countryCode: station['@countryCode'],
    addressLine: [station['@address1'], station['@address2'], station['@postalCode']]
      .filter(Boolean)
      .join(', '),
    phone: stationPhoneOf(
      {
        access: station['@phoneCountryCode'],
        area: station['@phoneAreaCode'],
        number: station['@phoneNumber'],
      },
      station['@countryCode'],
    ),
    latitude: station['@latitude'],
    longitude: station['@longitude'],
    openingHours: openingHours(schedule),
    desk:
      area === 'T'
        ? shuttle
          ? 'shuttle'
          : 'in_terminal'
        : area === 'O'
          ? 'shuttle'
          : 'LX'.includes(area)
            ? 'railway'
            : 'downtown',
  }
}

/** Returns the general week, from the first opening to the last closing of each day. Day 1 is Sunday. */
function openingHours(schedule: readonly XrsDaySchedule[]): OpeningHours {
  const general = schedule.filter((line) => line['@schedType'] !== 'E' && !isSet(line['@afterHours']))
  return hoursPerDay((_, at) => {
    const day = general.filter((line) => line['@dayNumber'] === ((at + 1) % 7) + 1)
    if (day.length === 0) return null
    const opening = Math.min(...day.map((line) => Number(line['@timeBegin'])))
    const closing = Math.max(...day.map((line) => Number(line['@timeEnd'])))
    return [opening, closing === 2359 ? 2400 : closing]
  })
}
