import type { DeskKind } from '#kernel/desk-kind.ts'
import { stationsOf } from '../world/stations.ts'
import type { SimulatedStation } from '../world/stations.ts'
import type { DeskDay } from '../world/hours.ts'
import { hhmm } from '../world/wall-time.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'

export const NAJM_AFTER_HOURS = { margin: 90, fee: 3_500 }
export const NAJM_VENDOR = element('Vendor', { Code: 'NJ', CompanyShortName: 'Najm' }, 'Najm Rentals')

/** Airports without a desk of this supplier. */
const ELSEWHERE = new Set('BAH SAW LGW NCE TFS OPO NAP HER BER VIE ZRH KRK LAX SIN KUL HKT'.split(' '))
/** Maximum number of locations in a reply, by the schema. */
const MAX_LOCATIONS = 99

const COUNTERS: Readonly<Record<DeskKind, string>> = {
  in_terminal: '1',
  shuttle: '3',
  downtown: '7',
  railway: '4',
  meet_and_greet: '1',
}
const DAYS = ['Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat', 'Sun'] as const

/** Creates the stations: `NJDXB` at an airport, `NJDXB1` in town. */
export function najmStations(): SimulatedStation[] {
  return stationsOf({
    rentsAt: (place) => !ELSEWHERE.has('iata' in place ? place.iata : place.near),
    brand: 'najm',
    lunchBreaks: false,
    apart: -0.0041,
    code: (iata, desk, count) => `NJ${iata}${desk === 'downtown' || desk === 'railway' ? count : ''}`,
  })
}

/** Returns the list of locations. It has no hours or coordinates: they are in the details of each station. */
export function locationsXml(stations: readonly SimulatedStation[], country: string): string {
  const matching = stations.filter((station) => country === '' || station.country.code === country)
  const rows = matching
    .slice(0, MAX_LOCATIONS)
    .map((station) => element('VehMatchedLoc', {}, locationXml(station, '')))
  return element('VehMatchedLocs', {}, ...rows) + NAJM_VENDOR
}

export function locationDetailXml(station: SimulatedStation): string {
  const place = element('Position', { Latitude: station.latitude, Longitude: station.longitude })
  const info = element(
    'AdditionalInfo',
    {},
    element('CounterLocation', { Location: COUNTERS[station.desk] }),
    element(
      'OperationSchedules',
      {},
      element('OperationSchedule', {}, element('OperationTimes', {}, ...timesXml(station.week))),
    ),
    element('TPA_Extensions', {}, place),
  )
  return NAJM_VENDOR + locationXml(station, info)
}

function locationXml(station: SimulatedStation, info: string): string {
  const { code, name, iata, address, city, postalCode, country, phone } = station
  return element(
    'LocationDetail',
    {
      AtAirport: String(iata !== null),
      Code: code,
      Name: name,
      CodeContext: 'internal code',
      AssocAirportLocList: iata,
    },
    element(
      'Address',
      {},
      textElement('AddressLine', address),
      textElement('CityName', city),
      textElement('PostalCode', postalCode),
      element('CountryName', { Code: country.code }, country.name),
    ),
    element('Telephone', {
      PhoneTechType: '1',
      CountryAccessCode: country.dialling,
      PhoneNumber: phone,
    }),
    info,
  )
}

/** Returns one line for all days with the same hours, and one for the hour and a half after closing, by arrangement. */
function timesXml(week: readonly DeskDay[]): string[] {
  const groups = Map.groupBy(week.keys(), (at) => JSON.stringify(week[at] ?? null))
  return [...groups.values()].flatMap((days) => {
    const day = week[days[0] ?? 0] ?? null
    if (day === null) return []
    const openDays = Object.fromEntries(days.map((at) => [DAYS[at] ?? 'Mon', 'true']))
    const late = Math.min(1440, day.close + NAJM_AFTER_HOURS.margin)
    const line = (open: number, close: number, code: string | null) =>
      element('OperationTime', {
        ...openDays,
        Start: `${hhmm(open, ':')}:00`,
        End: close === 1440 ? '23:59:00' : `${hhmm(close, ':')}:00`,
        AdditionalOperationInfoCode: code,
      })
    return [line(day.open, day.close, null), ...(late > day.close ? [line(day.close, late, '2')] : [])]
  })
}
