import { readAcriss } from '#kernel/acriss.ts'
import { money, parseAmount } from '#kernel/money.ts'
import type { Inclusion, Rate, RentalRequest } from '#domains/suppliers/supplier-connector.ts'
import { deskTerms } from './desk-terms.ts'
import { wordsOf } from './free-text.ts'
import { horizonExtras } from './extras.ts'
import { localFees } from './local-fees.ts'
import { productByName } from './products.ts'
import type { Product } from './products.ts'
import type { HorizonCar, HorizonDetails } from './replies.ts'
import type { HorizonToken } from './requests.ts'
import type { HorizonWording } from './wording.ts'
import { conditionalFees, renterOf } from '../fee-names.ts'
import { withoutOrSimilar } from '#kernel/or-similar.ts'
import { readCount } from '../xml-values.ts'

const INCLUSIONS: readonly (readonly [RegExp, Inclusion])[] = [
  [/third.?party|liability/i, 'third_party_liability'],
  [/collision|\b[CL]DW\b/i, 'collision_damage_waiver'],
  [/theft/i, 'theft_protection'],
  [/unlimited (?:mileage|km|kilomet)/i, 'unlimited_mileage'],
  [/\b(?:tax|taxes|vat)\b/i, 'local_taxes'],
  [/airport/i, 'airport_surcharge'],
  [/roadside|breakdown/i, 'roadside_assistance'],
  [/gps|sat ?nav|navigation/i, 'navigation'],
  [/additional driver/i, 'additional_driver'],
]

/** Converts a car to a rate for each of its products. Empty if its class or a fee is invalid. */
export function horizonRates(
  car: HorizonCar,
  details: HorizonDetails,
  rental: RentalRequest,
  wording: HorizonWording,
): Rate[] {
  const acriss = car.Code.slice(0, 4)
  const renter = renterOf(rental)
  const local = localFees(car, renter)
  if (!readAcriss(acriss) || !local) return []
  const fees = [
    ...local.map((fee) => ({ ...fee, included: false })),
    ...conditionalFees(horizonExtras(details, car, rentalDays(rental), wording), renter, local),
  ]
  const desk = deskTerms(details, car.Currency)
  return car.Costs.flatMap(({ Product: supplierProduct, Price }): Rate[] => {
    const product = productByName(supplierProduct)
    const price = parseAmount(Price)
    if (!product || price === null || price <= 0) return []
    const included = inclusionWords(details, product)
    const inclusions = INCLUSIONS.flatMap(([words, inclusion]) => (words.test(included) ? [inclusion] : []))
    return [
      {
        key: rateKey(car, product),
        acriss,
        vehicleName: withoutOrSimilar(car.Name),
        seats: readCount(car.Passenger),
        doors: readCount(car.Doors),
        bags: readCount(car.Luggage),
        image: car.URL || null,
        vendorCode: vendorOf(car.SupplierCode),
        vendorName: car.Supplier,
        productName: product.name,
        total: money(price, car.Currency),
        prepaid: true,
        mileage: mileageOf(included, rental),
        ...desk,
        fuelPolicy: /tank of (?:fuel|petrol|gas)/i.test(included) ? 'free_full_tank' : desk.fuelPolicy,
        fees,
        inclusions,
        cancellation: null,
        creditCardRequired: true,
        carry: tokenOf(car, product),
      },
    ]
  })
}

/** Returns the cheapest rate of each key, since the same car of the same brand is listed once per contract. */
export function cheapestPerKey(rates: readonly Rate[]): Rate[] {
  const cheapest = new Map<string, Rate>()
  for (const rate of rates) {
    const known = cheapest.get(rate.key)
    if (!known || rate.total.amount < known.total.amount) cheapest.set(rate.key, rate)
  }
  return [...cheapest.values()]
}

/** Returns days of 24 hours, rounded up. Both times are read in the same time zone, as the supplier does. */
export function rentalDays({ pickUpAt, dropOffAt }: RentalRequest): number {
  const hours = (Date.parse(`${dropOffAt}Z`) - Date.parse(`${pickUpAt}Z`)) / 3_600_000
  return Math.max(1, Math.ceil(hours / 24))
}

/**
 * Returns a key of brand, complete code of the car and product; never the contract, which may differ in the next reply.
 */
function rateKey({ SupplierCode, Supplier, Code }: HorizonCar, { key }: Product): string {
  return [vendorOf(SupplierCode) ?? Supplier, Code, key].join('-').replace(/[^\w-]+/g, '_')
}

function tokenOf(car: HorizonCar, product: Product): HorizonToken {
  return {
    rateQualifier: car.RateQualifier,
    productId: product.id,
    supplierCode: car.SupplierCode,
    carCode: car.Code,
  }
}

function inclusionWords({ Inclusions: listed }: HorizonDetails, product: Product): string {
  const row = listed.find(({ Product: supplierProduct }) => productByName(supplierProduct) === product)
  return wordsOf(row?.Inclusion ?? '')
}

/** Parses "250 km per day" or "1000 km per rental". Anything else that is not unlimited is unknown. */
function mileageOf(included: string, rental: RentalRequest): Rate['mileage'] {
  if (/unlimited (?:mileage|km|kilomet)/i.test(included))
    return { unlimited: true, includedKm: null, extraKm: null }
  const [, kilometres, per] = /\b(\d{2,5}) ?km (?:per|a) (day|rental)/i.exec(included) ?? []
  const days = per?.toLowerCase() === 'day' ? rentalDays(rental) : 1
  return {
    unlimited: false,
    includedKm: kilometres === undefined ? null : Number(kilometres) * days,
    extraKm: null,
  }
}

/** Our vendor codes by those of Horizon, which has a code for each contract with a brand. */
const VENDORS: Readonly<Record<string, string>> = {
  AL: 'AL',
  ZL: 'ZL',
  DS: 'DS',
  CE: 'CE',
  OK: 'OK',
  O1: 'OK',
  O2: 'OK',
  GM: 'GM',
  G4: 'GM',
  G5: 'GM',
  GC: 'GC',
  G1: 'GC',
  G2: 'GC',
}

/** Returns our vendor code of the brand at the desk. Null for a brand without one. */
function vendorOf(supplierCode: string): string | null {
  return VENDORS[supplierCode.toUpperCase()] ?? null
}
