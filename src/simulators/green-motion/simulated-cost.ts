import type { Category } from '#kernel/acriss.ts'
import { youngDriverFee } from '../world/pricing.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'

/**
 * Packages: price and excess in hundredths of a percent of the basic one. The deposit is the same in all of them. The
 * most expensive one has no excess and accepts a debit card.
 */
export const PACKAGES = [
  { type: 'BAS', price: 10_000, excess: 10_000, fuel: 'SL', debitCard: false, rules: 'Non-refundable' },
  { type: 'PLU', price: 11_500, excess: 7_500, fuel: 'SL', debitCard: false, rules: '' },
  {
    type: 'PRE',
    price: 12_000,
    excess: 5_000,
    fuel: 'FF',
    debitCard: false,
    rules: 'Free cancellation up to 48 hours before pick-up',
  },
  {
    type: 'PMP',
    price: 13_000,
    excess: 0,
    fuel: 'FF',
    debitCard: true,
    rules: 'Free cancellation up to 24 hours before pick-up',
  },
] as const
export type Package = (typeof PACKAGES)[number]

/** Optional extras; EUR hundredths a day, and the maximum for a rental. */
export const EXTRAS = [
  { id: '1', code: 'BBS', name: 'Baby Seat', daily: 750, max: 6_000, allowed: 2 },
  { id: '2', code: 'ADD', name: 'Additional Driver', daily: 600, max: 6_000, allowed: 3 },
  { id: '3', code: 'CHS', name: 'Child Seat', daily: 750, max: 6_000, allowed: 3 },
  { id: '4', code: 'BOO', name: 'Booster Seat', daily: 400, max: 3_200, allowed: 3 },
  { id: '5', code: 'GPS', name: 'Satellite Navigation', daily: 800, max: 8_000, allowed: 1 },
  { id: '7', code: 'MIFI', name: 'Mobile WiFi', daily: 650, max: 6_500, allowed: 1 },
  { id: '57', code: 'CRB', name: 'Cross Border Fee', daily: 6_500, max: 6_500, allowed: 1 },
] as const

/** Covers; EUR hundredths a day before the class of the car, and the remaining excess in hundredths of a percent. */
export const COVERS = [
  {
    id: '901',
    code: 'SCDW',
    name: 'Damage Excess Reduction',
    text: 'Lowers the excess for collision and theft. Tyres, glass and keys are not covered.',
    daily: 850,
    left: 4_000,
  },
  {
    id: '902',
    code: 'FULL',
    name: 'Zero Excess Cover',
    text: 'No excess for collision and theft, tyres, glass, roof and underbody included; lost keys are not covered.',
    daily: 1_650,
    left: 0,
  },
] as const

const YOUNG_DRIVER_PER_DAY = 1_100

/** Excess of the basic package, in EUR hundredths. */
const EXCESS: Readonly<Record<Category, number>> = {
  mini: 80_000,
  economy: 100_000,
  compact: 120_000,
  intermediate: 140_000,
  standard: 160_000,
  fullsize: 190_000,
  premium: 240_000,
  luxury: 340_000,
  oversize: 280_000,
  special: 420_000,
}

/** Covers are booked separately from the car; the price is for the whole rental. */
export type Option = { id: string; price: number }

/** Returns the price of a car's package for a rental, including the one-way fee. */
export function packageTotal(rental: SimulatedRental, { daily }: PricedCar, { price }: Package): number {
  return Math.round((daily * rental.days * price) / 10_000) + rental.oneWay
}

export function excessOf({ car }: PricedCar, { excess }: { excess: number }): number {
  return Math.round((EXCESS[car.vehicle.category] * excess) / 10_000)
}

export function depositOf({ car }: PricedCar): number {
  return Math.round(EXCESS[car.vehicle.category] / 2)
}

export function extraTotal({ daily, max }: { daily: number; max: number }, days: number): number {
  return Math.min(daily * days, max)
}

/** Returns the price of a cover per day for a car. */
export function coverDaily({ daily }: { daily: number }, { car }: PricedCar): number {
  return daily + Math.round(car.daily / 25)
}

/** Returns the mandatory charges of a rental, as required extras. */
export function requiredOptions(
  { days, afterHours }: SimulatedRental,
  age: number | null,
): (Option & { name: string; code: string })[] {
  const young = youngDriverFee(age, days, YOUNG_DRIVER_PER_DAY)
  return [
    { id: '60', code: 'YDS', name: 'Young Driver Surcharge', price: young },
    { id: '61', code: 'OOH', name: 'Out of Hours Charge', price: afterHours },
  ].filter(({ price }) => price > 0)
}

/** Returns everything that can be booked with a car: mandatory extras, optional extras and covers. */
export function optionsOf(rental: SimulatedRental, priced: PricedCar, age: number | null): Option[] {
  return [
    ...requiredOptions(rental, age),
    ...EXTRAS.map((extra) => ({ id: extra.id, price: extraTotal(extra, rental.days) })),
    ...COVERS.map((cover) => ({ id: cover.id, price: coverDaily(cover, priced) * rental.days })),
  ]
}
