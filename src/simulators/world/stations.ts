import type { DeskKind } from '#kernel/desk-kind.ts'
import type { Coordinates } from '#kernel/geo.ts'
import { AIRPORTS } from './airports.ts'
import type { AirportPlace } from './airports.ts'
import { countryOf } from './countries.ts'
import type { Country } from './countries.ts'
import { airportWeek, downtownWeek } from './hours.ts'
import type { DeskWeek } from './hours.ts'
import { seededBetween } from './seeded.ts'
import { table } from '#kernel/table.ts'

export type SimulatedStation = Coordinates & {
  code: string
  name: string
  /** The airport's code, for an airport desk. */
  iata: string | null
  desk: DeskKind
  size: 1 | 2 | 3
  city: string
  country: Country
  address: string
  postalCode: string
  /** National number, without the country's dialling code. */
  phone: string
  zone: string
  week: DeskWeek
}

export type StationStyle = {
  rentsAt(place: AirportPlace | DowntownPlace): boolean
  code(iata: string, desk: DeskKind, count: number): string
  brand: string
  lunchBreaks: boolean
  /** Airports at which its staff meet the driver. */
  meetsAt?: ReadonlySet<string>
  /** Degrees north and east of the airport: suppliers are some hundred metres apart, so that their pins are as well. */
  apart: number
}

/** Returns every station of one simulated supplier, airports first. */
export function stationsOf(style: StationStyle): SimulatedStation[] {
  const airports = AIRPORTS.filter(style.rentsAt)
  const desks = airports.map((place) => airportStation(place, style))
  const counts = new Map<string, number>()
  const inTown = DOWNTOWN.filter(style.rentsAt).map((place) => {
    const airport = AIRPORTS.find(({ iata }) => iata === place.near)
    if (!airport) throw new Error(`no airport ${place.near} near ${place.name}`)
    const count = (counts.get(place.near) ?? 0) + 1
    counts.set(place.near, count)
    const country = countryOf(airport.country)
    const code = style.code(place.near, place.desk, count)
    return {
      code,
      name: place.name,
      iata: null,
      desk: place.desk,
      size: 1 as const,
      city: airport.city,
      country,
      address: place.address,
      postalCode: String(seededBetween(`${code} post`, 10_000, 29_999)),
      phone: phoneOf(code, country),
      zone: airport.zone,
      latitude: place.latitude,
      longitude: place.longitude,
      week: downtownWeek(country.restDay, style.lunchBreaks),
    }
  })
  return [...desks, ...inTown]
}

/** Returns a supplier's station at an airport. */
export function airportStation(place: AirportPlace, style: StationStyle): SimulatedStation {
  const country = countryOf(place.country)
  const desk = airportDesk(place.iata, style)
  const code = style.code(place.iata, desk, 1)
  return {
    code,
    name: place.name,
    iata: place.iata,
    desk,
    size: place.size,
    city: place.city,
    country,
    address: `${desk === 'shuttle' ? 'Rental Car Centre' : 'Arrivals Hall'}, ${place.name}`,
    postalCode: String(seededBetween(`${code} post`, 10_000, 29_999)),
    phone: phoneOf(code, country),
    zone: place.zone,
    latitude: Number((place.latitude + style.apart).toFixed(4)),
    longitude: Number((place.longitude + style.apart).toFixed(4)),
    week: airportWeek(code, place.size, style.lunchBreaks),
  }
}

function airportDesk(iata: string, { brand, meetsAt }: StationStyle): DeskKind {
  if (meetsAt?.has(iata)) return 'meet_and_greet'
  return seededBetween(`${brand} ${iata} desk`, 1, 4) === 1 ? 'shuttle' : 'in_terminal'
}

function phoneOf(code: string, country: Country): string {
  const digits = Array.from({ length: country.digits }, (_, at) => seededBetween(`${code} phone ${at}`, 2, 8))
  return country.line + digits.join('')
}

type DowntownPlace = Coordinates & {
  /** The airport within 25 km. */
  near: string
  suppliers: 'b' | 'o' | 'e'
  name: string
  address: string
  desk: 'downtown' | 'railway'
}

/** City desks within 25 km of an airport of the same supplier, so that a search for nearby stations finds more. */
const DOWNTOWN: readonly DowntownPlace[] = table<DowntownPlace>()(
  ['near', 'suppliers', 'name', 'address', 'latitude', 'longitude', 'desk'],
  [
    ['DXB', 'b', 'Dubai Deira', 'Al Maktoum Road 41', 25.2664, 55.3205, 'downtown'],
    ['DXB', 'e', 'Dubai Downtown', 'Sheikh Zayed Road 220', 25.1972, 55.2744, 'downtown'],
    ['KWI', 'o', 'Salmiya', 'Salem Al Mubarak Street 18', 29.334, 48.076, 'downtown'],
    ['DOH', 'e', 'Doha West Bay', 'Al Corniche Street 9', 25.324, 51.53, 'downtown'],
    ['JED', 'b', 'Jeddah Al Andalus', 'Prince Sultan Street 77', 21.543, 39.15, 'downtown'],
    ['CAI', 'o', 'Cairo Heliopolis', 'El Orouba Street 112', 30.091, 31.327, 'downtown'],
    ['LHR', 'e', 'London Hammersmith', 'Hammersmith Road 184', 51.492, -0.224, 'downtown'],
    ['CDG', 'e', 'Paris Gare du Nord', 'Rue de Dunkerque 18', 48.8809, 2.3553, 'railway'],
    ['ORY', 'e', 'Paris Montparnasse', 'Avenue du Maine 36', 48.8414, 2.3207, 'railway'],
    ['MAD', 'b', 'Madrid Atocha', 'Avenida Ciudad de Barcelona 2', 40.4066, -3.6903, 'railway'],
    ['BCN', 'b', 'Barcelona Sants', 'Plaça dels Països Catalans 1', 41.379, 2.14, 'railway'],
    ['LIS', 'o', 'Lisbon Rossio', 'Rua do Ouro 210', 38.7139, -9.1394, 'downtown'],
    ['FCO', 'o', 'Rome EUR', 'Viale Europa 64', 41.833, 12.47, 'downtown'],
    ['ATH', 'o', 'Athens Glyfada', 'Leoforos Vouliagmenis 90', 37.865, 23.755, 'downtown'],
    ['FRA', 'e', 'Frankfurt Hauptbahnhof', 'Poststraße 8', 50.1071, 8.6638, 'railway'],
    ['MIA', 'b', 'Miami Beach', 'Collins Avenue 1520', 25.7907, -80.13, 'downtown'],
  ],
)
