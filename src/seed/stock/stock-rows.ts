import type { CoverPart } from '#kernel/cover-parts.ts'
import type { Insertable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { StockTables } from '#domains/stock/stock-tables.ts'
import { type Garage, GARAGES, ONE_WAY } from './garages.ts'
import { localPrice } from './markets.ts'
import { table } from '#kernel/table.ts'

const FLEET = table<FleetClass>()(
  [
    ...(['acriss', 'model', 'seats', 'doors', 'bags'] as const),
    ...(['day', 'deposit', 'excess', 'kmPerDay', 'minimumAge', 'airport', 'town'] as const),
  ],
  [
    ['MDAR', 'Suzuki Celerio', 4, 5, 1, 1_900, 20_000, 60_000, null, 21, 4, 2],
    ['ECAR', 'Nissan Sunny', 5, 4, 2, 2_200, 20_000, 60_000, null, 21, 5, 2],
    ['CDAR', 'Toyota Yaris', 5, 5, 2, 2_500, 20_000, 70_000, null, 21, 5, 2],
    ['CFAR', 'Kia Seltos', 5, 5, 3, 3_300, 25_000, 80_000, null, 23, 4, 1],
    ['ICAR', 'Toyota Corolla', 5, 4, 3, 3_000, 25_000, 80_000, null, 21, 4, 2],
    ['IFAR', 'Mitsubishi ASX', 5, 5, 3, 3_900, 30_000, 90_000, 300, 23, 3, 1],
    ['SDAR', 'Toyota Camry', 5, 4, 3, 4_200, 30_000, 90_000, 300, 23, 3, 0],
    ['SVAR', 'Hyundai Staria', 9, 5, 5, 6_900, 50_000, 120_000, 300, 25, 2, 0],
    ['FFAR', 'Mitsubishi Pajero Sport', 7, 5, 4, 6_200, 50_000, 120_000, 300, 25, 3, 1],
    ['LFBR', 'Nissan Patrol', 7, 5, 5, 13_900, 100_000, 200_000, 250, 25, 2, 0],
  ],
)

/** The first day on which cars are in service. */
const IN_SERVICE_FROM = '2026-01-01'

type RowsOf<Table extends keyof StockTables> = Insertable<StockTables[Table]>[]

const YEARS = [2026, 2027, 2028, 2029]
/** Eid al-Fitr and Eid al-Adha by the calculated calendar. */
const FEASTS = [
  { first_day: '2027-03-09', last_day: '2027-03-13' },
  { first_day: '2027-05-15', last_day: '2027-05-20' },
  { first_day: '2028-02-26', last_day: '2028-03-01' },
  { first_day: '2028-05-04', last_day: '2028-05-09' },
]
const FEAST_BASIS_POINTS = 14_000

/** Prices of extras and covers in euro hundredths. */
const EXTRAS = [
  { code: 'CHILD', kind: 'child_seat', name: 'Child seat (9–18 kg)', day: 500, ceiling: 3_500, most: 2 },
  { code: 'BABY', kind: 'infant_seat', name: 'Infant seat (0–9 kg)', day: 500, ceiling: 3_500, most: 2 },
  { code: 'BOOST', kind: 'booster_seat', name: 'Booster seat', day: 300, ceiling: 2_100, most: 3 },
  { code: 'GPS', kind: 'gps', name: 'Navigation', day: 400, ceiling: 2_800, most: 1 },
  { code: 'WIFI', kind: 'wifi', name: 'Mobile Wi-Fi', day: 600, ceiling: 4_200, most: 1 },
  { code: 'DRIVER', kind: 'additional_driver', name: 'Additional driver', day: 500, ceiling: 5_000, most: 2 },
]
const PROTECTIONS = [
  {
    code: 'HALF',
    kind: 'medium',
    name: 'Half excess cover',
    day: 600,
    excess_basis_points: 5_000,
    covers: ['collision', 'theft'],
    excludes: ['glass', 'tyres', 'roof', 'underbody', 'keys', 'towing'],
  },
  {
    code: 'FULL',
    kind: 'full',
    name: 'Full cover',
    day: 1_100,
    excess_basis_points: 0,
    covers: ['collision', 'theft', 'glass', 'tyres', 'roof', 'underbody', 'towing'],
    excludes: ['keys', 'interior'],
  },
] satisfies { covers: CoverPart[]; excludes: CoverPart[]; [column: string]: unknown }[]

/** Returns the garages' initial rows, by table. */
export function stockRows() {
  return {
    stock_stations: GARAGES.map(stationRow),
    stock_seasons: GARAGES.flatMap(seasonRows),
    stock_length_steps: GARAGES.flatMap(({ code }) => [
      { station: code, from_days: 3, basis_points: 9_500 },
      { station: code, from_days: 7, basis_points: 8_500 },
      { station: code, from_days: 28, basis_points: 7_000 },
    ]),
    stock_one_way: GARAGES.flatMap(oneWayRows),
    stock_extras: GARAGES.flatMap(({ code, market }) =>
      EXTRAS.map(({ day, ceiling, ...extra }) => ({
        station: code,
        ...extra,
        price: localPrice(market, day),
        per: 'day' as const,
        ceiling: localPrice(market, ceiling),
      })),
    ),
    stock_protections: GARAGES.flatMap(({ code, market }) =>
      PROTECTIONS.map(({ day, ...cover }) => ({
        station: code,
        ...cover,
        day_price: localPrice(market, day),
      })),
    ),
    stock_classes: GARAGES.flatMap(classRows),
    stock_cars: GARAGES.flatMap(carRows),
    // The garage in town is closed on the first day of the feast: no rentals that day.
    stock_blackouts: FEASTS.slice(0, 1).map(({ first_day }) => ({
      id: newId(),
      station: 'KWC1',
      acriss: null,
      first_day,
      last_day: first_day,
    })),
  }
}

function stationRow({ market, size, ...garage }: Garage): RowsOf<'stock_stations'>[number] {
  return {
    ...snakeKeys(garage),
    country_code: market.countryCode,
    phone_country_code: market.dialling,
    time_zone: market.timeZone,
    currency: market.currency,
    lead_hours: size === 'town' ? 12 : 3,
    free_cancellation_hours: 24,
    weekend: [...market.weekend],
    weekend_basis_points: 11_000,
    out_of_hours_minutes: 60,
    out_of_hours_fee: localPrice(market, 2_500),
    young_driver_below: 25,
    young_driver_fee: localPrice(market, 800),
    young_driver_most_days: 10,
  }
}

function seasonRows({ code, market }: Garage): RowsOf<'stock_seasons'> {
  const seasons = YEARS.flatMap((year) =>
    market.seasons.map(({ from, to, basisPoints }) => ({
      station: code,
      first_day: `${year}-${from}`,
      last_day: `${year}-${to}`,
      basis_points: basisPoints,
    })),
  )
  const feasts = market.feasts ? FEASTS : []
  return [...seasons, ...feasts.map((days) => ({ station: code, ...days, basis_points: FEAST_BASIS_POINTS }))]
}

function oneWayRows({ code, market }: Garage): RowsOf<'stock_one_way'> {
  return ONE_WAY.flatMap(({ between, euroCents }) => {
    const other = between.find((each) => each !== code)
    if (!between.includes(code) || other === undefined) return []
    return [{ from_station: code, to_station: other, fee: localPrice(market, euroCents) }]
  })
}

function carsOf({ size }: Garage) {
  return FLEET.filter((car) => car[size] > 0)
}

function classRows(garage: Garage): RowsOf<'stock_classes'> {
  const { code, market } = garage
  return carsOf(garage).map((car) => ({
    station: code,
    acriss: car.acriss,
    vehicle_name: car.model,
    seats: car.seats,
    doors: car.doors,
    bags: car.bags,
    day_price: localPrice(market, car.day),
    deposit: localPrice(market, car.deposit),
    excess: localPrice(market, car.excess),
    km_per_day: car.kmPerDay,
    extra_km: car.kmPerDay === null ? null : localPrice(market, 20),
    minimum_age: car.minimumAge,
    fuel_policy: 'same_to_same',
    credit_card_required: car.minimumAge >= 25,
  }))
}

function carRows(garage: Garage): RowsOf<'stock_cars'> {
  const cars = carsOf(garage).flatMap((car) => Array<string>(car[garage.size]).fill(car.acriss))
  return cars.map((acriss, at) => ({
    station: garage.code,
    plate: `${garage.code}-${String(at + 1).padStart(3, '0')}`,
    acriss,
    in_service_from: IN_SERVICE_FROM,
    out_of_service_from: null,
  }))
}

/** A car class of a garage: amounts in euro hundredths, number of cars at an airport and in town. */
type FleetClass = {
  acriss: string
  model: string
  seats: number
  doors: number
  bags: number
  day: number
  deposit: number
  excess: number
  kmPerDay: number | null
  minimumAge: number
  airport: number
  town: number
}
