import { hoursPerDay } from '#kernel/opening-hours.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/supplier-connector.ts'
import { isMeetAndGreet } from '../meet-and-greet.ts'
import { stationPhoneOf } from '../station-phone.ts'
import { isSet, readDecimal } from '../xml-values.ts'
import type { OtaLocation, OtaOperationTime } from './reply-stations.ts'

const DAYS = ['@Mon', '@Tue', '@Weds', '@Thur', '@Fri', '@Sat', '@Sun'] as const

/** Location of the counter (VWF). The list ends at 14 and has no code for staff who meet the driver. */
const DESKS: Readonly<Record<string, SupplierStation['desk']>> = {
  '1': 'in_terminal',
  '2': 'shuttle',
  '3': 'shuttle',
  '4': 'railway',
  '14': 'in_terminal',
}

/** Returns true if a list of stations has enough data about one. Otherwise its details have to be requested. */
export function isDetailed({ AdditionalInfo, Position }: OtaLocation): boolean {
  const placed = Position ?? AdditionalInfo.TPA_Extensions?.Position
  return placed !== undefined && AdditionalInfo.OperationSchedules.length > 0
}

/** Converts a station. Null without coordinates or a country, which the schema lacks or makes optional. */
export function otaStation(location: OtaLocation): SupplierStation | null {
  const { AdditionalInfo, Telephone } = location
  const [address] = location.Address
  const position = location.Position ?? AdditionalInfo.TPA_Extensions?.Position
  const latitude = degrees(position?.['@Latitude'], 90)
  const longitude = degrees(position?.['@Longitude'], 180)
  const countryCode = address?.CountryName['@Code'] ?? ''
  if (latitude === null || longitude === null || !/^[A-Z]{2}$/.test(countryCode)) return null
  const iata = isSet(location['@AtAirport']) ? airportOf(location) : null
  return {
    code: location['@Code'],
    name: location['@Name'] || location['@Code'],
    iata,
    city: address?.CityName ?? '',
    countryCode,
    addressLine: [address?.StreetNmbr, ...(address?.AddressLine ?? []), address?.PostalCode]
      .filter(Boolean)
      .join(', '),
    phone: phoneOf(Telephone, countryCode),
    latitude,
    longitude,
    openingHours: hoursOf(AdditionalInfo.OperationSchedules.flatMap(({ OperationTimes }) => OperationTimes)),
    desk: deskOf(AdditionalInfo.CounterLocation, iata),
  }
}

function deskOf(
  counter: OtaLocation['AdditionalInfo']['CounterLocation'],
  iata: string | null,
): SupplierStation['desk'] {
  if (isMeetAndGreet(counter?.['#text'] ?? '')) return 'meet_and_greet'
  return DESKS[counter?.['@Location'] ?? ''] ?? (iata === null ? 'downtown' : 'in_terminal')
}

function airportOf(location: OtaLocation): string | null {
  const [listed = ''] = location['@AssocAirportLocList'].split(/\s+/)
  return [listed, location['@Code']].find((code) => /^[A-Z]{3}$/.test(code)) ?? null
}

/** Returns the first of a station's numbers that can be dialled. */
function phoneOf(telephones: OtaLocation['Telephone'], country: string): SupplierStation['phone'] {
  const phones = telephones.map((each) =>
    stationPhoneOf(
      {
        access: each['@CountryAccessCode'],
        area: each['@AreaCityCode'],
        number: each['@PhoneNumber'],
      },
      country,
    ),
  )
  return phones.find(({ phone }) => phone !== '') ?? { countryCode: '', phone: '' }
}

/**
 * Returns the time from the first opening to the last closing of a day. Hours for returns or after hours alone are
 * ignored.
 */
function hoursOf(times: readonly OtaOperationTime[]): OpeningHours {
  const general = times.filter((line) => line['@AdditionalOperationInfoCode'] === '')
  return hoursPerDay((_, at) => {
    const day = DAYS[at] ?? '@Mon'
    const open = general.filter((line) => isSet(line[day]))
    const opening = open.map((line) => clockNumber(line['@Start'])).filter((time) => time !== null)
    const closing = open.map((line) => clockNumber(line['@End'])).filter((time) => time !== null)
    if (opening.length === 0 || closing.length === 0) return null
    const last = Math.max(...closing)
    return [Math.min(...opening), last === 2359 || last === 0 ? 2400 : last]
  })
}

/** Parses "08:30:00" as 830. */
function clockNumber(text: string): number | null {
  const parts = /^(\d{2}):(\d{2})/.exec(text)
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : null
}

function degrees(text: string | undefined, max: number): number | null {
  const value = readDecimal(text ?? '')
  return value !== null && Math.abs(value) <= max ? value : null
}
