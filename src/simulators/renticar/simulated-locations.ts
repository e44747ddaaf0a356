import { hoursPerDay } from '#kernel/opening-hours.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { DeskWeek } from '../world/hours.ts'
import { stationsOf } from '../world/stations.ts'
import type { SimulatedStation } from '../world/stations.ts'
import { hhmm } from '../world/wall-time.ts'
import type { RenticarPlaces } from '#connectors/suppliers/renticar/places.ts'

/** It operates around the Mediterranean and the Gulf, not overseas. */
const OVERSEAS = new Set(['JFK', 'MIA', 'MCO', 'LAX', 'SFO', 'JNB', 'CPT', 'BKK', 'HKT', 'SIN', 'KUL'])

/** Creates the stations: `mad-airport` at an airport, `dxb-city-2` in town, `mad-station` at a railway station. */
export function renticarStations(): SimulatedStation[] {
  return stationsOf({
    rentsAt: (place) => !OVERSEAS.has('iata' in place ? place.iata : place.near),
    brand: 'renticar',
    lunchBreaks: false,
    apart: 0.0008,
    code(iata, desk, count) {
      const kind = desk === 'downtown' ? 'city' : desk === 'railway' ? 'station' : 'airport'
      return `${iata.toLowerCase()}-${kind}${count > 1 ? `-${count}` : ''}`
    },
  })
}

export function locationsJson(stations: readonly SimulatedStation[]): string {
  const rows = stations.map(({ code, name, city }, at) => ({
    locationId: String(at + 1),
    locationSlug: code,
    locationName: name,
    city,
  }))
  return JSON.stringify(rows)
}

/** Returns the places of the simulated account: the simulator's own data that its protocol cannot carry. */
export function simulatedPlaces(): RenticarPlaces {
  const places = renticarStations().map((station) => {
    const { code, iata, country, address, postalCode, phone, latitude, longitude, week, desk } = station
    const place = {
      iata,
      countryCode: country.code,
      addressLine: `${address}, ${postalCode}`,
      phone: { countryCode: `+${country.dialling}`, phone },
      latitude,
      longitude,
      openingHours: openingHours(week),
      desk,
    }
    return [code, place] as const
  })
  return Object.fromEntries(places)
}

function openingHours(week: DeskWeek): OpeningHours {
  return hoursPerDay((_, at) => {
    const day = week[at]
    return day ? [Number(hhmm(day.open, '')), Number(hhmm(day.close, ''))] : null
  })
}
