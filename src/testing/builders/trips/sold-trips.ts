import { newId } from '#kernel/ids.ts'
import type { Chosen } from '#domains/fares/lines/fare-inputs.ts'
import type { TripRequest } from '#domains/fares/shapes/trip-request.contract.ts'
import type { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import { TRIP_CATEGORIES, type TripCategory } from '#domains/fares/categories.contract.ts'

export const CITY = { id: 'in-blr', timeZone: 'Asia/Kolkata' }
/** A vehicle type of these tests, in addition to those of the seed. */
export const VEHICLE_TYPE = 'test-sedan'
export const AIRPORT = 'XBR'
const FROM = { name: 'MG Road', latitude: 12.9755, longitude: 77.6068 }
const TO = { name: 'Mysuru Palace', latitude: 12.3052, longitude: 76.6552 }

const card = { currency: 'INR', fuel_included: true, estimates: [] }

/** One card for each category, before tax. */
export const CARDS = {
  [TRIP_CATEGORIES.rental]: {
    kind: 'rental',
    ...card,
    packages: [{ id: '8h80km', minutes: 480, km: 80, price: 240_000, garage_to_garage: false }],
    extra_km: 1800,
    extra_hour: 20_000,
    grace_minutes: 15,
    night: null,
  },
  [TRIP_CATEGORIES.airportPickUp]: {
    kind: 'transfer',
    ...card,
    zones: [],
    slabs: [{ from_km: 0, to_km: null, price: 110_000, per_km: 0 }],
    waiting: { free_minutes: 45, per_minute: 300 },
    night: null,
  },
  [TRIP_CATEGORIES.airportDrop]: {
    kind: 'transfer',
    ...card,
    zones: [],
    slabs: [{ from_km: 0, to_km: null, price: 110_000, per_km: 0 }],
    waiting: { free_minutes: 15, per_minute: 300 },
    night: null,
    estimates: [{ kind: 'parking', per: 'trip', amount: 5000 }],
  },
  [TRIP_CATEGORIES.outstationOneWay]: {
    kind: 'outstation_one_way',
    ...card,
    per_km: 1600,
    min_km: 130,
    driver_allowance: 40_000,
    waiting: { free_minutes: 30, per_minute: 300 },
    night: null,
  },
  [TRIP_CATEGORIES.outstationRoundTrip]: {
    kind: 'outstation_round_trip',
    ...card,
    per_km: 1400,
    min_km_per_day: 250,
    driver_allowance: 40_000,
    night: null,
  },
  [TRIP_CATEGORIES.selfDrive]: {
    kind: 'self_drive',
    ...card,
    plans: [{ id: '24h240km', minutes: 1440, km: 240, price: 250_000 }],
    deposit: 500_000,
    extra_km: 1000,
    extra_hour: 15_000,
    grace_minutes: 30,
  },
} as const satisfies Partial<Record<TripCategory, RateCardContent>>

type Kind = {
  hours: number
  km: number | null
  chosen: Chosen
  request: (start: string, end: string) => TripRequest
}

const transfer = (category: 7 | 8): Kind => ({
  hours: 1,
  km: 40,
  chosen: { kind: 'transfer', zone_id: null },
  request: (start) => ({ category, airport: AIRPORT, place: FROM, start }),
})

/** Duration, distance and request of each kind of trip. */
export const KINDS: Record<TripCategory, Kind> = {
  [TRIP_CATEGORIES.rental]: {
    hours: 8,
    km: null,
    chosen: { kind: 'rental', package_id: '8h80km' },
    request: (start) => ({
      category: TRIP_CATEGORIES.rental,
      city_id: CITY.id,
      from: FROM,
      start,
      package_id: '8h80km',
    }),
  },
  [TRIP_CATEGORIES.airportPickUp]: transfer(TRIP_CATEGORIES.airportPickUp),
  [TRIP_CATEGORIES.airportDrop]: transfer(TRIP_CATEGORIES.airportDrop),
  [TRIP_CATEGORIES.outstationOneWay]: {
    hours: 4,
    km: 150,
    chosen: { kind: 'outstation_one_way' },
    request: (start) => ({
      category: TRIP_CATEGORIES.outstationOneWay,
      city_id: CITY.id,
      from: FROM,
      stops: [],
      to: TO,
      start,
    }),
  },
  [TRIP_CATEGORIES.outstationRoundTrip]: {
    hours: 30,
    km: 300,
    chosen: { kind: 'outstation_round_trip' },
    request: (start, end) => ({
      category: TRIP_CATEGORIES.outstationRoundTrip,
      city_id: CITY.id,
      from: FROM,
      stops: [],
      to: TO,
      start,
      return: end,
    }),
  },
  [TRIP_CATEGORIES.selfDrive]: {
    hours: 24,
    km: null,
    chosen: { kind: 'self_drive', plan_id: '24h240km' },
    request: (start, end) => ({
      category: TRIP_CATEGORIES.selfDrive,
      city_id: CITY.id,
      start,
      end,
      plan_id: '24h240km',
    }),
  },
  [TRIP_CATEGORIES.shuttle]: {
    hours: 3,
    km: null,
    chosen: { kind: 'shuttle', seats: 2, seat_price: { amount: 45_000, currency: 'INR' } },
    request: () => ({ category: TRIP_CATEGORIES.shuttle, departure_id: newId(), seats: 2 }),
  },
}
