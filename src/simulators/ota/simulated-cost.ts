import type { Category } from '#kernel/acriss.ts'
import { youngDriverFee } from '../world/pricing.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { ADDITIONAL_DRIVER, PURPOSE } from '#connectors/suppliers/ota/codes.ts'

/** Equipment for hire; EUR hundredths a day, tax included, and the maximum for a rental. */
export const NAJM_EQUIPMENT = [
  { type: '7', name: 'Infant seat', daily: 600, max: 4_800 },
  { type: '8', name: 'Child seat', daily: 600, max: 4_800 },
  { type: '9', name: 'Booster seat', daily: 350, max: 2_800 },
  { type: '13', name: 'Satellite navigation', daily: 750, max: 6_000 },
  { type: '55', name: 'Wi-Fi router', daily: 650, max: 5_200 },
] as const

export const NAJM_DRIVER = { daily: 500, max: 4_000 }

/** Optional covers; price per day before the class of the car, and the remaining part of the excess. */
export const NAJM_COVERS = [
  { type: '40', name: 'Super collision damage waiver', daily: 790, excessPercent: 30 },
  { type: '60', name: 'Zero excess', daily: 1_390, excessPercent: 0 },
  { type: '32', name: 'Personal accident insurance', daily: 390, excessPercent: 100 },
] as const

/** Excess and deposit, in EUR hundredths. */
export const NAJM_DESK: Readonly<Record<Category, { excess: number; deposit: number }>> = {
  mini: { excess: 60_000, deposit: 20_000 },
  economy: { excess: 70_000, deposit: 25_000 },
  compact: { excess: 80_000, deposit: 30_000 },
  intermediate: { excess: 100_000, deposit: 50_000 },
  standard: { excess: 120_000, deposit: 60_000 },
  fullsize: { excess: 140_000, deposit: 80_000 },
  premium: { excess: 200_000, deposit: 120_000 },
  luxury: { excess: 300_000, deposit: 200_000 },
  oversize: { excess: 250_000, deposit: 150_000 },
  special: { excess: 350_000, deposit: 300_000 },
}

const AIRPORT_SURCHARGE = 1_250
const YOUNG_DRIVER_PER_DAY = 800

export type Additions = { extras: readonly { code: string; quantity: number }[]; cover: string | null }

export const NOTHING_ADDED: Additions = { extras: [], cover: null }

export type NajmFee = { purpose: string; name: string; amount: number }

/** The cost of the whole rental in EUR hundredths: the net rate and its tax, mandatory fees, and additions. */
export type NajmCost = {
  net: number
  tax: number
  fees: NajmFee[]
  added: number
  total: number
}

export function najmCost(
  rental: SimulatedRental,
  priced: PricedCar,
  age: number,
  additions: Additions,
): NajmCost {
  const { days, from } = rental
  const gross = priced.daily * days
  const net = Math.round((gross * 10_000) / (10_000 + from.country.vat))
  const all: NajmFee[] = [
    { purpose: PURPOSE.oneWay, name: 'One-way fee', amount: rental.oneWay },
    {
      purpose: PURPOSE.airport,
      name: 'Airport surcharge',
      amount: from.iata === null ? 0 : AIRPORT_SURCHARGE,
    },
    {
      purpose: PURPOSE.youngDriver,
      name: 'Young driver',
      amount: youngDriverFee(age, days, YOUNG_DRIVER_PER_DAY),
    },
    { purpose: PURPOSE.surcharge, name: 'After hours service', amount: rental.afterHours },
  ]
  const fees = all.filter(({ amount }) => amount > 0)
  const extras = additions.extras.reduce(
    (sum, { code, quantity }) => sum + rentalPrice(findExtra(code), days) * quantity,
    0,
  )
  const added = extras + (additions.cover === null ? 0 : coverDaily(additions.cover, priced) * days)
  const total = fees.reduce((sum, { amount }) => sum + amount, gross + added)
  return { net, tax: gross - net, fees, added, total }
}

/** Returns the price of a rental at a daily price, never above its maximum. */
export function rentalPrice({ daily, max }: { daily: number; max: number }, days: number): number {
  return Math.min(daily * days, max)
}

/** Returns the price of a cover per day for a car; 0 if there is no such cover. */
export function coverDaily(type: string, { car }: PricedCar): number {
  const cover = NAJM_COVERS.find((each) => each.type === type)
  return cover ? cover.daily + Math.round(car.daily / 25) : 0
}

function findExtra(code: string): { daily: number; max: number } {
  if (code === ADDITIONAL_DRIVER) return NAJM_DRIVER
  return NAJM_EQUIPMENT.find(({ type }) => type === code) ?? { daily: 0, max: 0 }
}
