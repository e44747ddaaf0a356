import type { DeskKind } from '#kernel/desk-kind.ts'
import { everyDay, hoursPerDay, type OpeningHours } from '#kernel/opening-hours.ts'
import type { Coordinates } from '#kernel/geo.ts'
import { EMIRATES, JORDAN, KUWAIT, OMAN, SPAIN, type Market } from './markets.ts'

export type Garage = Coordinates & {
  code: string
  market: Market
  name: string
  /** The airport it serves; null for a garage in town. */
  iata: string | null
  city: string
  addressLine: string
  phone: string
  desk: DeskKind
  openingHours: OpeningHours
  /** A garage in town has fewer cars, and requires longer notice. */
  size: 'airport' | 'town'
}

const FRIDAY_OFF = hoursPerDay((day) => (day === 'fr' ? null : [800, 2000]))
const FRIDAY_AFTERNOON = hoursPerDay((day) => (day === 'fr' ? [1400, 2200] : [900, 2200]))

export const GARAGES: readonly Garage[] = [
  {
    code: 'KWI1',
    market: KUWAIT,
    name: 'Kuwait International Airport',
    iata: 'KWI',
    city: 'Kuwait City',
    addressLine: 'Arrivals Hall, Terminal 1',
    phone: '22248810',
    latitude: 29.2388,
    longitude: 47.9731,
    desk: 'in_terminal',
    openingHours: everyDay(0, 2400),
    size: 'airport',
  },
  {
    code: 'KWC1',
    market: KUWAIT,
    name: 'Kuwait City Sharq',
    iata: null,
    city: 'Kuwait City',
    addressLine: 'Ahmed Al Jaber Street 42, Sharq',
    phone: '22248820',
    latitude: 29.3797,
    longitude: 47.9936,
    desk: 'downtown',
    openingHours: FRIDAY_OFF,
    size: 'town',
  },
  {
    code: 'DXB1',
    market: EMIRATES,
    name: 'Dubai International Airport',
    iata: 'DXB',
    city: 'Dubai',
    addressLine: 'Rental Car Centre, Terminal 3',
    phone: '42248830',
    latitude: 25.2461,
    longitude: 55.3565,
    desk: 'shuttle',
    openingHours: everyDay(0, 2400),
    size: 'airport',
  },
  {
    code: 'DXM1',
    market: EMIRATES,
    name: 'Dubai Marina',
    iata: null,
    city: 'Dubai',
    addressLine: 'Al Marsa Street 15, Dubai Marina',
    phone: '42248840',
    latitude: 25.0805,
    longitude: 55.1403,
    desk: 'downtown',
    openingHours: FRIDAY_AFTERNOON,
    size: 'town',
  },
  {
    code: 'MCT1',
    market: OMAN,
    name: 'Muscat International Airport',
    iata: 'MCT',
    city: 'Muscat',
    addressLine: 'Arrivals Hall, Muscat International Airport',
    phone: '24524885',
    latitude: 23.6019,
    longitude: 58.2871,
    desk: 'in_terminal',
    openingHours: everyDay(600, 2400),
    size: 'airport',
  },
  {
    code: 'AMM1',
    market: JORDAN,
    name: 'Queen Alia International Airport',
    iata: 'AMM',
    city: 'Amman',
    addressLine: 'Arrivals Hall, Queen Alia International Airport',
    phone: '64458860',
    latitude: 31.7241,
    longitude: 35.9917,
    desk: 'meet_and_greet',
    openingHours: everyDay(700, 2330),
    size: 'airport',
  },
  {
    code: 'AGP1',
    market: SPAIN,
    name: 'Malaga Airport',
    iata: 'AGP',
    city: 'Malaga',
    addressLine: 'Avenida del Comandante García Morato 34',
    phone: '952248870',
    latitude: 36.6716,
    longitude: -4.4849,
    desk: 'shuttle',
    openingHours: everyDay(700, 2300),
    size: 'airport',
  },
]

/** Pairs of garages that allow one-way rentals, in both directions, and the one-way fee in euro hundredths. */
export const ONE_WAY: readonly { between: readonly [string, string]; euroCents: number }[] = [
  { between: ['KWI1', 'KWC1'], euroCents: 1_400 },
  { between: ['DXB1', 'DXM1'], euroCents: 2_100 },
]
