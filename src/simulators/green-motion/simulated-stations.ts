import type { DeskKind } from '#kernel/desk-kind.ts'
import { decimal } from '#kernel/money.ts'
import { WEEKDAYS } from '#kernel/opening-hours.ts'
import type { Country } from '../world/countries.ts'
import type { DeskDay } from '../world/hours.ts'
import { stationsOf } from '../world/stations.ts'
import type { SimulatedStation } from '../world/stations.ts'
import { hhmm } from '../world/wall-time.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'

export const GREEN_MOTION_AFTER_HOURS = { margin: 60, fee: 4_500 }

/** Airports without a desk of this supplier. */
const ELSEWHERE = new Set(
  'SHJ DMM RUH AMM SAW LGW ORY MXP BER BRU VIE ZRH KRK JFK LAX SIN KUL HKT'.split(' '),
)
/** Airports at which its staff wait at arrivals. */
const MEETS_AT = new Set(['DXB', 'AGP', 'LHR', 'PMI'])

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const AIRPORT_DESKS: Partial<Record<DeskKind, string>> = {
  shuttle: 'Shuttle Bus',
  meet_and_greet: 'Meet & Greet',
}

/**
 * Creates the stations. Location numbers are the airport's code read as a number, and a last digit that is 0 at the
 * airport.
 */
export function greenMotionStations(): SimulatedStation[] {
  return stationsOf({
    rentsAt: (place) => !ELSEWHERE.has('iata' in place ? place.iata : place.near),
    brand: 'green-motion',
    lunchBreaks: false,
    meetsAt: MEETS_AT,
    apart: 0.0034,
    code: (iata, desk, count) => {
      const town = desk === 'downtown' || desk === 'railway' ? count : 0
      return String(parseInt(iata, 36) * 10 + town)
    },
  })
}

export function countriesXml(stations: readonly SimulatedStation[]): string {
  const countries = new Map<string, Country>(stations.map(({ country }) => [country.code, country]))
  const rows = [...countries.values()].map(({ code, name, number }) =>
    element(
      'country',
      {},
      textElement('countryID', number),
      textElement('countryName', name),
      textElement('countryURL', `https://${code.toLowerCase()}.greenmotion.example`),
      textElement('breakdownInstructions', ''),
      textElement('isUSAState', 0),
      textElement('iso_alpha2', code),
      textElement('mileage_type', code === 'GB' || code === 'US' ? 'Miles' : 'Kilometers'),
    ),
  )
  return rows.join('')
}

/** Returns the locations of a country. */
export function serviceAreasXml(stations: readonly SimulatedStation[], countryId: string): string {
  return stations
    .filter(({ country }) => String(country.number) === countryId)
    .map(({ code, name }) =>
      element('servicearea', {}, textElement('locationID', code), textElement('name', name)),
    )
    .join('')
}

export function locationXml(station: SimulatedStation, others: readonly SimulatedStation[]): string {
  const { country, desk, week } = station
  const airport = station.iata !== null
  const reached = others.filter((other) => other.country.code === country.code && other.code !== station.code)
  const rest = week.at(-1) ?? null
  return element(
    'location_info',
    {},
    textElement('location_name', station.name),
    textElement('address_1', station.address),
    textElement('address_2', ''),
    textElement('address_3', ''),
    textElement('address_city', station.city),
    textElement('address_county', ''),
    textElement('address_postcode', station.postalCode),
    textElement('is_airport', airport ? 'y' : 'n'),
    airport
      ? element(
          'airport_details',
          {},
          textElement('Type', AIRPORT_DESKS[desk] ?? 'In Terminal'),
          textElement('Code', station.iata),
        )
      : '',
    textElement('telephone', `+${country.dialling} ${station.phone}`),
    textElement('email', `location${station.code}@greenmotion.example`),
    textElement('latitude', station.latitude),
    textElement('longitude', station.longitude),
    textElement('iata', station.iata ?? ''),
    textElement('four_products', 1),
    textElement('collectiondetails', desk === 'railway' ? 'Our desk is in the railway station.' : ''),
    textElement('out_of_hours_charge', decimal(GREEN_MOTION_AFTER_HOURS.fee)),
    textElement('charge_both_ways', 1),
    element(
      'opening_hours',
      {},
      ...WEEKDAYS.map((_, at) => openXml(DAY_NAMES[at] ?? '', week[at] ?? null)),
      openXml('Bank Holiday', rest),
    ),
    element('out_of_hours', {}, ...week.flatMap((day, at) => outOfHoursXml(DAY_NAMES[at] ?? '', day))),
    element('oneway', {}, ...reached.map(({ code }) => textElement('location_id', code))),
  )
}

function openXml(name: string, day: DeskDay): string {
  const always = day !== null && day.close - day.open >= 1440
  return element('day', {
    name,
    is24hrs: always ? 1 : 0,
    is_closed: day ? 0 : 1,
    open: day ? clock(day.open) : '00:00:00',
    close: day ? clock(day.close) : '00:00:00',
  })
}

function outOfHoursXml(name: string, day: DeskDay): string[] {
  const { margin, fee } = GREEN_MOTION_AFTER_HOURS
  if (!day || day.close - day.open >= 1440) return []
  const windows = [
    { open: Math.max(0, day.open - margin), close: day.open },
    { open: day.close, close: Math.min(1440, day.close + margin) },
  ]
  return windows
    .filter(({ open, close }) => close > open)
    .map(({ open, close }) =>
      element('day', { name, open: clock(open), close: clock(close), charge: decimal(fee) }),
    )
}

/** Formats a time. Midnight at the end of a day is written as its last minute. */
function clock(minutes: number): string {
  return minutes >= 1440 ? '23:59:00' : `${hhmm(minutes, ':')}:00`
}
