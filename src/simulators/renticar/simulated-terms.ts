import type { Category } from '#kernel/acriss.ts'
import { countryOf, inLocalCurrency } from '../world/countries.ts'
import type { CarClass } from '../world/fleet.ts'
import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import { seededBetween } from '../world/seeded.ts'

/** A rental company that Renticar brokers. `fullCredit`: the broker may pay it. */
export type Company = { slug: string; name: string; fullCredit: boolean }

const COMPANIES = [
  { slug: 'alamo', name: 'Alamo', fullCredit: true },
  { slug: 'national', name: 'National', fullCredit: true },
  { slug: 'ok-mobility', name: 'OK Mobility', fullCredit: false },
  { slug: 'green-motion', name: 'Green Motion', fullCredit: true },
  { slug: 'anadolu-rent', name: 'Anadolu Rent', fullCredit: false },
] as const satisfies readonly Company[]

/** Returns the company of a class: each class of a location belongs to one of the companies there. */
export function companyOf(station: string, { acriss }: CarClass): Company {
  const at = seededBetween(`${station} ${acriss} company`, 0, COMPANIES.length - 1)
  return COMPANIES[at] ?? COMPANIES[0]
}

/** The deposit held on the card, in EUR hundredths. */
export const PROVISION: Readonly<Record<Category, number>> = {
  mini: 20_000,
  economy: 22_500,
  compact: 27_500,
  intermediate: 32_500,
  standard: 40_000,
  fullsize: 50_000,
  premium: 75_000,
  luxury: 120_000,
  oversize: 100_000,
  special: 200_000,
}

const TWO_CARDS: ReadonlySet<Category> = new Set(['luxury', 'oversize', 'special'])
const LIMITED_ABOVE = 5_000
const KILOMETRES_A_DAY = 350

export function rulesFor({ vehicle, daily, minimumAge }: CarClass, days: number) {
  const limited = daily > LIMITED_ABOVE
  return {
    dailyRangeLimit: limited ? KILOMETRES_A_DAY : null,
    totalRangeLimit: limited ? KILOMETRES_A_DAY * days : 0,
    driverAge: minimumAge,
    doubleCreditCard: TWO_CARDS.has(vehicle.category),
    licenseYears: minimumAge >= 25 ? 3 : 1,
  }
}

export type SimulatedExtra = {
  code: string
  name: string
  description: string
  /** EUR hundredths, per day or per rental. */
  price: number
  perRental: boolean
}

const EXTRAS: readonly SimulatedExtra[] = [
  { code: 'BABY', name: 'Baby seat', description: 'Bebek koltuğu', price: 520, perRental: false },
  { code: 'CHILD', name: 'Child seat', description: 'Çocuk koltuğu', price: 480, perRental: false },
  { code: 'BOOST', name: 'Booster seat', description: 'Yükseltici', price: 900, perRental: true },
  { code: 'NAVI', name: 'Navigation', description: 'Navigasyon', price: 550, perRental: false },
  { code: 'DRV2', name: 'Additional driver', description: 'Ek sürücü', price: 1_800, perRental: true },
  { code: 'NET', name: 'Internet package', description: 'İnternet paketi', price: 450, perRental: false },
  { code: 'WINTER', name: 'Winter tyres', description: 'Kış lastiği', price: 2_400, perRental: true },
]

/** Returns covers per day: more expensive for more expensive cars. */
function coversFor({ daily }: CarClass): SimulatedExtra[] {
  const rows = [
    { code: 'MINI', name: 'Mini damage cover', description: 'Mini hasar güvencesi', share: 16 },
    { code: 'LCF', name: 'Tyre, glass and headlight cover', description: 'Lastik, cam, far', share: 10 },
    { code: 'FULL', name: 'Full protection without excess', description: 'Muafiyetsiz güvence', share: 34 },
    { code: 'PAI', name: 'Personal accident cover', description: 'Bireysel kaza güvencesi', share: 8 },
  ]
  return rows.map(({ share, ...cover }) => ({
    ...cover,
    price: Math.round((daily * share) / 100),
    perRental: false,
  }))
}

export function extrasFor(car: CarClass): readonly SimulatedExtra[] {
  return [...EXTRAS, ...coversFor(car)]
}

export function extraTotal({ price, perRental }: SimulatedExtra, { days }: Pick<SimulatedRental, 'days'>) {
  return perRental ? price : price * days
}

/** Converts EUR hundredths to the protocol's money format: a number in each of its currencies. */
export function inAllCurrencies(euros: number) {
  const inCurrencyOf = (country: string) => inLocalCurrency(euros, countryOf(country)) / 100
  return { USD: inCurrencyOf('US'), EUR: euros / 100, TRY: inCurrencyOf('TR') }
}
