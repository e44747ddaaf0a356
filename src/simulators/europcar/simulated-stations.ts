import type { DeskKind } from '#kernel/desk-kind.ts'
import type { Country } from '../world/countries.ts'
import { deskDay } from '../world/hours.ts'
import type { DeskDay } from '../world/hours.ts'
import { stationsOf } from '../world/stations.ts'
import type { SimulatedStation } from '../world/stations.ts'
import { hhmm } from '../world/wall-time.ts'
import { element } from '#connectors/suppliers/xml.ts'
import { renting } from './simulated-rates.ts'

/** Net of tax, in EUR hundredths. */
export const EUROPCAR_AFTER_HOURS = { margin: 60, fee: 4_200 }

const AREA: Readonly<Record<DeskKind, string>> = {
  in_terminal: 'T',
  shuttle: 'T',
  meet_and_greet: 'T',
  downtown: 'C',
  railway: 'X',
}

/** Creates the stations: `CDGT01` at an airport, `DXBC02` in town, `MADX01` at a railway station. */
export function europcarStations(): SimulatedStation[] {
  const used = new Set<string>()
  return stationsOf({
    rentsAt: ({ suppliers }) => suppliers !== 'o',
    brand: 'europcar',
    lunchBreaks: false,
    apart: -0.0014,
    code(iata, desk) {
      let at = 1
      while (used.has(`${iata}${AREA[desk]}0${at}`)) at += 1
      used.add(`${iata}${AREA[desk]}0${at}`)
      return `${iata}${AREA[desk]}0${at}`
    },
  })
}

export function countryList(stations: readonly SimulatedStation[]): string {
  const countries = new Map<string, Country>(stations.map(({ country }) => [country.code, country]))
  const rows = [...countries.values()].map(({ code, name }) =>
    element('country', { countryCode: code, countryDescription: name.toUpperCase() }),
  )
  return element('countryList', {}, ...rows)
}

export function stationList(stations: readonly SimulatedStation[]): string {
  const rows = stations.map(({ code, name, city }) =>
    element('station', {
      stationCode: code,
      stationName: name.toUpperCase(),
      prestige: 'N',
      truckAvailable: 'N',
      cityName: city.toUpperCase(),
    }),
  )
  return element('stationList', {}, ...rows)
}

export function stationXml(station: SimulatedStation): string {
  const { country } = station
  const services = [
    element('service', {
      code: 'SHUTTLE',
      value: station.desk === 'shuttle' ? 'C' : 'T',
      description: 'SHUTTLE',
    }),
    element('service', { code: 'CIOOH', value: 'Y', description: 'OUT OF HOURS SERVICE' }),
  ]
  return element(
    'station',
    {
      stationCode: station.code,
      stationName: station.name,
      address1: station.address,
      address2: '',
      areaType: station.code.charAt(3),
      cityName: station.city,
      postalCode: station.postalCode,
      countryCode: country.code,
      countryName: country.name,
      latitude: station.latitude,
      longitude: station.longitude,
      phoneCountryCode: country.dialling,
      phoneAreaCode: '',
      phoneNumber: station.phone,
      phoneWithInternationalDialling: `+${country.dialling}${station.phone}`,
      email: `${station.code.toLowerCase()}@stations.example`,
      leadTime: 0,
      collection: 'N',
      delivery: 'N',
      prestige: 'N',
      truckAvailable: 'N',
    },
    element('serviceList', {}, ...services),
  )
}

export function scheduleXml({ week }: SimulatedStation): string {
  const lines = week.flatMap((day, at) => {
    const dayNumber = ((at + 1) % 7) + 1
    return windows(day).map(({ start, end, after }) =>
      element('stationDaySched', {
        dayNumber,
        schedType: 'G',
        afterHours: after ? 'Y' : 'N',
        timeBegin: hhmm(start, ''),
        timeEnd: end === 1440 ? '2359' : hhmm(end, ''),
      }),
    )
  })
  return element('openHoursList', {}, ...lines)
}

/** Returns the hours of one date; nothing on a day off. */
export function openHoursXml(station: SimulatedStation, date: string): string {
  const lines = windows(deskDay(station.week, date)).map(({ start, end, after }) =>
    element('openHours', {
      beginTime: hhmm(start, ''),
      endTime: end === 1440 ? '2359' : hhmm(end, ''),
      type: after ? 'A' : 'N',
      afterHourCharge: after ? renting(EUROPCAR_AFTER_HOURS.fee, station.country) : null,
      afterHourChargeCurrency: after ? station.country.currency : null,
    }),
  )
  return lines.length === 0 ? '' : element('openHoursList', {}, ...lines)
}

function windows(day: DeskDay): { start: number; end: number; after: boolean }[] {
  if (!day) return []
  const { margin } = EUROPCAR_AFTER_HOURS
  return [
    { start: Math.max(0, day.open - margin), end: day.open, after: true },
    { start: day.open, end: day.close, after: false },
    { start: day.close, end: Math.min(1440, day.close + margin), after: true },
  ].filter(({ start, end }) => end > start)
}
