import { countryOf } from '../world/countries.ts'
import { hhmm } from '../world/wall-time.ts'
import type { DeskWeek } from '../world/hours.ts'
import { otherAirports } from '../world/other-airports.ts'
import { airportStation, stationsOf } from '../world/stations.ts'
import type { SimulatedStation, StationStyle } from '../world/stations.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import { locationNumber } from './simulated-brands.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const STYLE: StationStyle = {
  rentsAt: (place) => ('near' in place ? place.suppliers === 'b' : place.size > 1),
  brand: 'flexible autos',
  lunchBreaks: false,
  apart: 0.0007,
  code: (iata, desk, count) => locationNumber(iata, desk === 'downtown' || desk === 'railway', count),
}

/** Returns the larger airports, and the desks in town that most suppliers share. */
export function horizonLocations(): SimulatedStation[] {
  return stationsOf(STYLE)
}

/** Returns the airports that it serves alone. */
export async function horizonLocationsElsewhere(): Promise<SimulatedStation[]> {
  return (await otherAirports()).map((place) => airportStation(place, STYLE))
}

export function countriesXml(locations: readonly SimulatedStation[]): string {
  const codes = [...new Set(locations.map(({ country }) => country.code))].toSorted()
  const rows = codes.map((code) =>
    element(
      'Country',
      {},
      textElement('CountryName', countryOf(code).name),
      textElement('CountryCode', code),
    ),
  )
  return element('CountrySet', {}, ...rows)
}

export function locationsXml(locations: readonly SimulatedStation[]): string {
  const rows = locations.map((location) =>
    element(
      'FullLocationDetails',
      {},
      textElement('LocationID', location.code),
      textElement('LocationName', location.name),
      textElement('LocationIATA', location.iata ?? ''),
      textElement('LocationType', locationType(location)),
      textElement('Area', location.city),
      textElement('Latitude', location.latitude),
      textElement('Longitude', location.longitude),
      deskFields(location),
    ),
  )
  return element('LocationSet', {}, ...rows)
}

/** Returns `PickUpDetails` or `DropOffDetails` of a brand at a location. */
export function deskXml(name: 'PickUpDetails' | 'DropOffDetails', location: SimulatedStation): string {
  const type = locationType(location)
  const where =
    type === 'Shuttle' ? 'Call the desk for the shuttle bus.' : 'Follow the signs to the rental desks.'
  return element(
    name,
    {},
    textElement('LocationType', type),
    textElement('LocationInformation', where),
    deskFields(location),
  )
}

function deskFields({ address, postalCode, city, country, phone, week }: SimulatedStation): string {
  return (
    textElement('Address1', address) +
    textElement('Address2', `${postalCode} ${city}`) +
    textElement('Address3', '') +
    textElement('PhoneNo', `+${country.dialling} ${phone}`) +
    openingHours(week)
  )
}

function openingHours(week: DeskWeek): string {
  const days = DAYS.map((name, at) => {
    const day = week[at]
    const close = day?.close === 1440 ? '23:59' : day ? hhmm(day.close, ':') : ''
    return textElement(`${name}_Open`, day ? hhmm(day.open, ':') : '') + textElement(`${name}_Close`, close)
  })
  return element('OpeningHours', {}, ...days)
}

function locationType({ desk }: SimulatedStation): string {
  return desk === 'in_terminal' ? 'Airport' : desk === 'shuttle' ? 'Shuttle' : 'City'
}
