import airportData from 'airport-data-js'
import type { Airport as SourceAirport } from 'airport-data-js'
import { airportName } from './airport-name.ts'
import { validCoordinates, type Coordinates } from '#kernel/geo.ts'

export type ScheduledAirport = Coordinates & {
  iata: string
  name: string
  countryCode: string
  timeZone: string
  kind: 'large' | 'medium' | 'small' | 'heliport' | 'seaplane'
  /** Longest runway in feet; null when unknown. */
  runwayFeet: number | null
}

const KIND: Readonly<Record<string, ScheduledAirport['kind']>> = {
  large_airport: 'large',
  medium_airport: 'medium',
  small_airport: 'small',
  heliport: 'heliport',
  seaplane_base: 'seaplane',
}

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** The source also lists whole cities, railway and bus stations, and military posts, as having scheduled service. */
const NO_AIRPORT =
  /\bmetropolitan(?: area)?$|railway|\b(?:t|coliseum|union|montparnasse) station\b|bus plaza|launch point/i
const MILITARY = /\barmy\b|\bnaval (?:air|heliport)|coast guard|national guard/i

/**
 * Returns every airport of airport-data-js (CC BY 4.0) with scheduled service and an IATA code, by IATA code.
 */
export async function scheduledAirports(): Promise<ScheduledAirport[]> {
  const airports = await airportData.findAirports({ has_scheduled_service: true })
  return airports.flatMap(cleaned).sort((one, other) => (one.iata < other.iata ? -1 : 1))
}

/** Converts a source row to an airport; empty if it has no real IATA code, name, place or time zone. */
function cleaned(source: SourceAirport): ScheduledAirport[] {
  const { iata, latitude, longitude, country_code: countryCode } = source
  // A few zones contain a stray space ("Asia/ Bangkok").
  const timeZone = source.time.replaceAll(' ', '')
  const kind = KIND[source.type]
  const name = airportName(iata, source.airport.trim().replace(/\s+/g, ' '))
  const usable =
    /^[A-Z]{3}$/.test(iata) &&
    /^[A-Z]{2}$/.test(countryCode) &&
    name !== '' &&
    name !== 'Null' &&
    !NO_AIRPORT.test(name) &&
    !(MILITARY.test(name) && source.runway_length === null) &&
    validCoordinates({ latitude, longitude }) &&
    isZone(timeZone)
  if (!usable || kind === undefined) return []
  return [
    {
      iata,
      name,
      countryCode,
      timeZone,
      kind,
      latitude,
      longitude,
      runwayFeet: source.runway_length ?? null,
    },
  ]
}

/** Legacy zone names ("Asia/Calcutta") are valid, though not listed. */
function isZone(timeZone: string): boolean {
  if (zones.has(timeZone)) return true
  try {
    zones.add(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone && timeZone)
    return true
  } catch {
    return false
  }
}
