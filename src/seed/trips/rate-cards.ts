import type { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import { TRIP_CATEGORIES, type CardCategory } from '#domains/fares/categories.contract.ts'
import { CITIES } from './cities.ts'
import {
  EMIRATES,
  INDIA,
  KUWAIT,
  QATAR,
  SAUDI_ARABIA,
  type Market,
  type Rates,
  type SelfDriveRates,
} from './rates.ts'
import { ZONE_KINDS, zoneIdOf } from './zones.ts'

export type SeededCard = {
  city_id: string
  category: CardCategory
  vehicle_type_id: string
  content: RateCardContent
}

const MARKETS: Readonly<Record<string, Market>> = {
  IN: INDIA,
  AE: EMIRATES,
  SA: SAUDI_ARABIA,
  QA: QATAR,
  KW: KUWAIT,
}

/** The first version of a card for each city, category and type of vehicle that it offers. */
export const RATE_CARDS: readonly SeededCard[] = CITIES.flatMap(({ id: city_id, country_code }) => {
  const market = MARKETS[country_code]
  if (!market) return []
  const withDriver = market.withDriver.flatMap((rates) =>
    withDriverCards(city_id, market, rates).map(([category, content]) => ({
      city_id,
      category,
      vehicle_type_id: rates.type,
      content,
    })),
  )
  const selfDrive = market.selfDrive.map((rates) => ({
    city_id,
    category: TRIP_CATEGORIES.selfDrive,
    vehicle_type_id: rates.type,
    content: selfDriveContent(market, rates),
  }))
  return [...withDriver, ...selfDrive]
})

function withDriverCards(cityId: string, market: Market, rates: Rates): [CardCategory, RateCardContent][] {
  return [
    [TRIP_CATEGORIES.rental, rentalContent(market, rates)],
    // A plane is waited for longer than a passenger at home.
    [TRIP_CATEGORIES.airportPickUp, transferContent(cityId, market, rates, 60)],
    [TRIP_CATEGORIES.airportDrop, transferContent(cityId, market, rates, 15)],
    [TRIP_CATEGORIES.outstationOneWay, oneWayContent(market, rates)],
    [TRIP_CATEGORIES.outstationRoundTrip, roundTripContent(market, rates)],
  ]
}

function rentalContent({ currency, fromGarage }: Market, { day, km, hour }: Rates): RateCardContent {
  const of = (share: number) => hundredths(day * share)
  const packages = [
    { id: '4h40km', minutes: 240, km: 40, price: of(0.6), garage_to_garage: false },
    { id: '8h80km', minutes: 480, km: 80, price: of(1), garage_to_garage: false },
    { id: '12h120km', minutes: 720, km: 120, price: of(1.4), garage_to_garage: false },
  ]
  return {
    kind: 'rental',
    currency,
    fuel_included: true,
    packages: fromGarage
      ? [...packages, { id: '8h80km-garage', minutes: 480, km: 80, price: of(0.92), garage_to_garage: true }]
      : packages,
    extra_km: hundredths(km),
    extra_hour: hundredths(hour),
    grace_minutes: 15,
    night: { amount: of(0.25), by: 'minute' },
    estimates: [],
  }
}

function transferContent(cityId: string, market: Market, rates: Rates, freeMinutes: number): RateCardContent {
  const { currency, toll, parking } = market
  const [centre, , around] = rates.transfer
  return {
    kind: 'transfer',
    currency,
    fuel_included: true,
    zones: ZONE_KINDS.map(({ name }, at) => ({
      zone_id: zoneIdOf(cityId, name),
      price: hundredths(rates.transfer[at] ?? around),
    })),
    slabs: [
      { from_km: 0, to_km: 40, price: hundredths(around), per_km: 0 },
      { from_km: 40, to_km: null, price: hundredths(around), per_km: hundredths(rates.oneWayKm) },
    ],
    waiting: { free_minutes: freeMinutes, per_minute: hundredths(rates.hour / 60) },
    night: { amount: hundredths(centre * 0.2), by: 'night' },
    estimates: [
      { kind: 'toll', per: 'trip', amount: hundredths(toll) },
      { kind: 'parking', per: 'trip', amount: hundredths(parking) },
    ],
  }
}

function oneWayContent({ currency, tollKm, permit }: Market, rates: Rates): RateCardContent {
  return {
    kind: 'outstation_one_way',
    currency,
    fuel_included: true,
    per_km: hundredths(rates.oneWayKm),
    min_km: 130,
    driver_allowance: hundredths(rates.allowance),
    waiting: { free_minutes: 30, per_minute: hundredths(rates.hour / 60) },
    night: { amount: hundredths(rates.allowance), by: 'night' },
    estimates: estimatesOf(tollKm, permit),
  }
}

function roundTripContent({ currency, tollKm, permit }: Market, rates: Rates): RateCardContent {
  return {
    kind: 'outstation_round_trip',
    currency,
    fuel_included: true,
    per_km: hundredths(rates.roundTripKm),
    min_km_per_day: 250,
    driver_allowance: hundredths(rates.allowance),
    night: { amount: hundredths(rates.allowance), by: 'night' },
    estimates: estimatesOf(tollKm, permit),
  }
}

function estimatesOf(tollKm: number, permit: number) {
  return [
    { kind: 'toll', per: 'km', amount: hundredths(tollKm) } as const,
    { kind: 'permit', per: 'trip', amount: hundredths(permit) } as const,
  ]
}

function selfDriveContent(
  { currency, kmPerDay }: Market,
  { day, km, hour, deposit }: SelfDriveRates,
): RateCardContent {
  const days = (count: number, share: number) => ({
    minutes: count * 1440,
    km: count * kmPerDay,
    price: hundredths(day * share),
  })
  return {
    kind: 'self_drive',
    currency,
    fuel_included: false,
    plans: [
      { id: '12h', minutes: 720, km: kmPerDay / 2, price: hundredths(day * 0.65) },
      { id: 'day', ...days(1, 1) },
      { id: 'week', ...days(7, 6) },
    ],
    deposit: hundredths(deposit),
    extra_km: hundredths(km),
    extra_hour: hundredths(hour),
    grace_minutes: 30,
    estimates: [],
  }
}

function hundredths(units: number): number {
  return Math.round(units * 100)
}
