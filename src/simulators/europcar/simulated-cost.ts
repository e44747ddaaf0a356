import type { Category } from '#kernel/acriss.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'

/** Equipment at a station; net prices in EUR hundredths a day, and the maximum for a rental. */
export const EQUIPMENT = [
  { code: 'CSB', name: 'BABY SEAT', daily: 820, max: 8_200 },
  { code: 'CST', name: 'CHILD SEAT', daily: 820, max: 8_200 },
  { code: 'BST', name: 'BOOSTER', daily: 480, max: 4_800 },
  { code: 'NVS', name: 'NAVIGATION SYSTEM', daily: 1_190, max: 11_900 },
  { code: 'ADD', name: 'ADDITIONAL DRIVER', daily: 980, max: 9_800 },
  { code: 'WFI', name: 'MOBILE WIFI', daily: 840, max: 8_400 },
  { code: 'JAC', name: 'YOUNG DRIVER SURCHARGE', daily: 1_450, max: 14_500 },
] as const
export const YOUNG_DRIVER = 'JAC'

/** Optional covers, net in EUR hundredths a day before the class of the car. */
export const COVERS = [
  { code: 'MEDIUM', name: 'MEDIUM PROTECTION', daily: 990, excessPercent: 35, kind: 'O' },
  { code: 'PREMIUM', name: 'PREMIUM PROTECTION', daily: 1_890, excessPercent: 0, kind: 'O' },
  { code: 'PAI', name: 'PERSONAL ACCIDENT INSURANCE', daily: 590, excessPercent: 100, kind: 'O' },
] as const

/** Excess without further cover, in EUR hundredths. */
export const EXCESS: Readonly<Record<Category, number>> = {
  mini: 90_000,
  economy: 100_000,
  compact: 115_000,
  intermediate: 130_000,
  standard: 150_000,
  fullsize: 175_000,
  premium: 225_000,
  luxury: 320_000,
  oversize: 260_000,
  special: 400_000,
}

const AIRPORT_SURCHARGE = 2_350
const ENVIRONMENT_PER_DAY = 95
const GREEN_COUNTRIES = new Set(['DE', 'AT', 'NL', 'CH', 'FR', 'IT'])

export type CostLine = { type: string; name: string; net: number; gross: number }

export type EuropcarCost = {
  lines: CostLine[]
  total: number
  vat: number
}

export type Additions = {
  equipment: readonly { code: string; quantity: number }[]
  insurance: readonly string[]
}

/** Returns the cost of the whole rental: net lines that add up to the total with the tax on each, in EUR hundredths. */
export function europcarCost(rental: SimulatedRental, priced: PricedCar, additions: Additions): EuropcarCost {
  const { days, from } = rental
  const { vat } = from.country
  const taxed = (net: number) => Math.round((net * (10_000 + vat)) / 10_000)
  const untaxed = (gross: number) => Math.round((gross * 10_000) / (10_000 + vat))
  const line = (type: string, name: string, net: number, count = 1): CostLine[] =>
    net === 0 ? [] : [{ type, name, net: net * count, gross: taxed(net) * count }]
  const equipment = additions.equipment.flatMap(({ code, quantity }) => {
    const item = EQUIPMENT.find((each) => each.code === code)
    if (!item) return []
    const type = code === YOUNG_DRIVER ? '00063' : code === 'NVS' ? '00620' : `E${code}`
    return line(type, item.name, rentalNet(item, days), quantity)
  })
  const covers = additions.insurance.flatMap((code) => {
    const net = coverNet(code, priced)
    return net === null ? [] : line('00079', `${code} PROTECTION`, net * days)
  })
  const lines = [
    ...line('00001', 'BASIC RENTAL', untaxed(priced.daily * days)),
    ...line('00024', 'AIRPORT SURCHARGE', from.iata === null ? 0 : AIRPORT_SURCHARGE),
    ...line(
      '00621',
      'ENVIRONMENTAL CONTRIBUTION',
      GREEN_COUNTRIES.has(from.country.code) ? ENVIRONMENT_PER_DAY * days : 0,
    ),
    ...line('00026', 'ONE WAY FEE', rental.oneWay),
    ...line('00027', 'OUT OF HOURS SERVICE', rental.afterHours),
    ...equipment,
    ...covers,
  ]
  return { lines, total: lines.reduce((sum, { gross }) => sum + gross, 0), vat }
}

export function rentalNet({ daily, max }: { daily: number; max: number }, days: number): number {
  return Math.min(daily * days, max)
}

/** Returns the net price of a cover per day for a car. Null if there is no such cover. */
export function coverNet(code: string, { car }: PricedCar): number | null {
  const cover = COVERS.find((each) => each.code === code)
  return cover ? cover.daily + Math.round(car.daily / 20) : null
}
