import { COUNTRIES } from '../world/countries.ts'
import { hhmm } from '../world/wall-time.ts'
import type { DeskDay } from '../world/hours.ts'
import { stationsOf } from '../world/stations.ts'
import type { SimulatedStation } from '../world/stations.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import { OK_DAYS } from '#connectors/suppliers/ok-mobility/replies.ts'

export const OK_AFTER_HOURS = { margin: 90, fee: 4_000 }

/** Creates the stations: `PMI01` at an airport, `MAD51` in town. */
export function okStations(): SimulatedStation[] {
  return stationsOf({
    rentsAt: ({ suppliers }) => suppliers !== 'e',
    brand: 'ok',
    lunchBreaks: true,
    apart: 0.0021,
    code: (iata, desk, count) =>
      desk === 'downtown' || desk === 'railway' ? `${iata}5${count}` : `${iata}0${count}`,
  })
}

export function countriesXml(): string {
  const rows = [...COUNTRIES.values()].map(({ number, name, code }, at) =>
    element(
      'Country',
      { rowNumber: at + 1 },
      textElement('countryCode', number),
      textElement('country', name.toUpperCase()),
      textElement('ISOCode', code),
    ),
  )
  return textElement('errorCode', 'SUCCESS') + rows.join('')
}

export function stationsXml(stations: Iterable<SimulatedStation>): string {
  const rows = [...stations].map((station, at) =>
    element('RentalStation', { rowNumber: at + 1 }, stationFields(station)),
  )
  return textElement('errorCode', 'SUCCESS') + rows.join('')
}

/** Returns group ids and their classes. */
export function groupsXml(groups: ReadonlyMap<string, string>): string {
  const rows = [...groups].map(([acriss, group], at) =>
    element(
      'Group',
      { rowNumber: at + 1 },
      textElement('GroupCode', group),
      textElement('Description', `GROUP ${group}`),
      textElement('sipp', acriss),
    ),
  )
  return textElement('errorCode', 'SUCCESS') + rows.join('')
}

function stationFields(station: SimulatedStation): string {
  const { country, desk, week } = station
  const allDay = week.every((day) => day && day.close - day.open >= 1440)
  return (
    textElement('StationID', station.code) +
    textElement('Station', station.name) +
    textElement('Address', station.address) +
    textElement('Zone', desk === 'shuttle' ? 'SHUTTLE BUS' : desk === 'in_terminal' ? 'TERMINAL' : 'CITY') +
    textElement('StationType', desk === 'railway' ? 3 : desk === 'downtown' ? 1 : 2) +
    textElement('CountryID', country.number) +
    textElement('City', station.city) +
    textElement('Zipcode', station.postalCode) +
    textElement('Phone', `+${country.dialling} ${station.phone}`) +
    textElement('Fax', '') +
    textElement('Latitude', station.latitude) +
    textElement('Longitude', station.longitude) +
    textElement('ActivateOutTime', !allDay) +
    textElement('AfterHourpick', !allDay) +
    textElement('AfterHourdrop', !allDay) +
    OK_DAYS.map((name, at) => dayFields(name, week[at] ?? null)).join('') +
    dayFields('Hol', week[6] ?? null) +
    textElement('toEngine', true) +
    textElement('open24h', allDay)
  )
}

function dayFields(name: string, day: DeskDay): string {
  if (!day) return element(name)
  const margin = OK_AFTER_HOURS.margin
  return element(
    name,
    {},
    textElement('HourStart', hhmm(Math.max(0, day.open - margin), ':')),
    textElement('HourOpen', hhmm(day.open, ':')),
    textElement('LunchStart', day.lunch ? hhmm(day.lunch[0], ':') : ''),
    textElement('LunchEnd', day.lunch ? hhmm(day.lunch[1], ':') : ''),
    textElement('HourClose', hhmm(day.close, ':')),
    textElement('HourEnd', hhmm(Math.min(1440, day.close + margin), ':')),
  )
}
