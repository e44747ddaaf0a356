import { readAcriss } from '#kernel/acriss.ts'
import { money, parseAmount, type Money } from '#kernel/money.ts'
import {
  feesFit,
  type FuelPolicy,
  type Inclusion,
  type Rate,
  type RecheckedRate,
  type RentalRequest,
  type SupplierTerms,
} from '#domains/suppliers/supplier-connector.ts'
import { cancellationTerms } from './cancellation.ts'
import { greenMotionCover, greenMotionExtra } from './extras.ts'
import { writePriceList, type PriceList } from './price-list.ts'
import type { GmExtra, GmPackage, GmVehicle } from './replies.ts'
import { readSupplierToken } from './requests.ts'
import type { GreenMotionToken } from './requests.ts'
import { withoutOrSimilar } from '#kernel/or-similar.ts'
import { isSet, readCount } from '../xml-values.ts'
import { feeKindByName } from '../fee-names.ts'

/** The packages of a car, named as on the supplier's own site. */
const PACKAGE_NAMES: Readonly<Record<string, string>> = {
  BAS: 'Basic',
  PLU: 'Plus',
  PRE: 'Premium',
  PMP: 'Premium Plus',
}

const FUEL_POLICY: Readonly<Record<string, FuelPolicy>> = { FF: 'full_to_full', SL: 'same_to_same' }

/** The parts of a reply that apply to each of its cars. */
export type GmOffering = {
  rental: RentalRequest
  /** The currency requested: the default of a price that names none. */
  currency: string
  quoteId: string
  oneWayFee: string
  extras: readonly GmExtra[]
}

/** A package of a car: its rate, its minimum driver age, and its source. */
export type SoldPackage = { rate: Rate; minimumAge: number; vehicle: GmVehicle; sold: GmPackage }

/** Returns a vehicle's packages, each as a separate rate. Skips those with an invalid price or class. */
export function soldPackages(vehicle: GmVehicle, offering: GmOffering): SoldPackage[] {
  return vehicle.packages.flatMap((sold) => {
    const rate = rateOf(vehicle, sold, offering)
    return rate ? [{ rate, minimumAge: readCount(sold.minage) ?? 0, vehicle, sold }] : []
  })
}

/**
 * Returns the rate with its extras and covers, except those that the package excludes, and covers that reduce no
 * excess.
 */
export function recheckedPackage(
  { rate, vehicle, sold }: SoldPackage,
  offering: GmOffering,
  days: number,
): RecheckedRate {
  const { currency } = rate.total
  const excluded = new Set(sold.excludedextras.split(/[\s,;|]+/))
  const extras = offering.extras.flatMap((extra) =>
    excluded.has(extra.optionID) ? [] : (greenMotionExtra(extra, currency, days) ?? []),
  )
  const protections = vehicle.insurance_options.flatMap(
    (cover) => greenMotionCover(cover, currency, days, rate.excess) ?? [],
  )
  const prices = [...extras, ...protections].map(
    ({ id, priceForRental }) => [id, priceForRental.amount] as const,
  )
  const carry: GreenMotionToken = {
    ...readSupplierToken(rate.carry),
    optional: writePriceList(new Map(prices)),
  }
  return { ...rate, extras, protections, carry }
}

function rateOf(vehicle: GmVehicle, sold: GmPackage, offering: GmOffering): Rate | null {
  const currency = sold.total.currency || offering.currency
  const price = parseAmount(sold.total.text)
  const required = requiredExtras(offering.extras, currency)
  if (price === null || price <= 0 || !required || !readAcriss(vehicle.acriss)) return null
  const total = money(price + totalOf(required), currency)
  const fees = [...oneWayFee(sold, offering, currency), ...required.fees]
  if (!feesFit(total, fees)) return null
  const packageType = sold['@type']
  const mileage = mileageOf(sold, currency)
  const cancellation = cancellationTerms(packageType, sold.CancellationRules, offering.rental.pickUpAt)
  const carry: GreenMotionToken = {
    quoteId: offering.quoteId,
    vehicleId: vehicle['@id'],
    packageType,
    vehicleTotal: sold.total.text,
    currency,
    required: writePriceList(required.prices),
    optional: '',
  }
  return {
    key: packageType === '' ? vehicle['@id'] : `${vehicle['@id']}-${packageType}`,
    acriss: vehicle.acriss,
    vehicleName: withoutOrSimilar(vehicle['@name']),
    seats: sumOf(vehicle.adults, vehicle.children),
    doors: null,
    bags: sumOf(vehicle.luggageMed, vehicle.luggageLarge),
    image: imageOf(vehicle),
    vendorCode: null,
    ...(packageType !== '' && { productName: PACKAGE_NAMES[packageType] ?? packageType }),
    total,
    prepaid: false,
    mileage,
    fuelPolicy: FUEL_POLICY[sold.fuelpolicy] ?? 'full_to_full',
    deposit: amount(sold.deposit, currency),
    excess: amount(sold.excess, currency),
    fees,
    inclusions: inclusionsOf(mileage, cancellation),
    cancellation,
    creditCardRequired: !isSet(sold.debitcard),
    carry,
  }
}

function totalOf({ prices }: RequiredExtras): number {
  return [...prices.values()].reduce((sum, price) => sum + price, 0)
}

/** Returns the one-way fee, which is included in the package's total. */
function oneWayFee(
  sold: GmPackage,
  { rental, oneWayFee: ofReply }: GmOffering,
  currency: string,
): Rate['fees'] {
  const fee = amount(sold.oneway_fee || ofReply, currency)
  if (!fee || fee.amount === 0 || rental.pickUpStation === rental.dropOffStation) return []
  return [{ kind: 'one_way', amount: fee, included: true }]
}

/**
 * Returns the mileage. Empty means unlimited. Miles are read as kilometres, so that we never promise more than the
 * supplier gives.
 */
function mileageOf(sold: GmPackage, currency: string): Rate['mileage'] {
  if (sold.mileage === '' || /unlimited/i.test(sold.mileage))
    return { unlimited: true, includedKm: null, extraKm: null }
  return {
    unlimited: false,
    includedKm: readCount(sold.mileage),
    extraKm: amount(sold.costperextradistance, currency),
  }
}

// By the supplier's terms every package includes third party, damage and theft; only the excess differs.
function inclusionsOf(mileage: Rate['mileage'], cancellation: SupplierTerms | null): Inclusion[] {
  return [
    'third_party_liability',
    'collision_damage_waiver',
    'theft_protection',
    'local_taxes',
    ...(mileage.unlimited ? (['unlimited_mileage'] as const) : []),
    ...(cancellation?.freeUntil ? (['free_cancellation'] as const) : []),
  ]
}

/** Returns the image's address after decoding its percent-encoding. */
function imageOf(vehicle: GmVehicle): string | null {
  const address = vehicle['@image'].replace(/%[0-7][0-9A-F]/gi, decodeURIComponent)
  return /^https?:/.test(address) ? (URL.parse(address)?.href ?? null) : null
}

/** Parses an amount. Zero is valid; unreadable or negative text is not. */
function amount(text: string, currency: string): Money | null {
  const hundredths = parseAmount(text)
  return hundredths === null || hundredths < 0 ? null : money(hundredths, currency)
}

function sumOf(...texts: readonly string[]): number | null {
  const counts = texts.flatMap((text) => readCount(text) ?? [])
  const sum = counts.reduce((all, each) => all + each, 0)
  return sum > 0 ? sum : null
}

/** Mandatory extras: they are part of the price of every car of the reply. */
type RequiredExtras = { prices: PriceList; fees: Rate['fees'] }

/** Null if one has no valid price in `currency`: then no car of the reply has a reliable price. */
function requiredExtras(extras: readonly GmExtra[], currency: string): RequiredExtras | null {
  const prices = new Map<string, number>()
  const fees: Rate['fees'] = []
  for (const extra of extras.filter((each) => isSet(each['@required']))) {
    const { text, currency: amountCurrency } = extra.Total_for_this_booking
    const price = parseAmount(text)
    if (price === null || price < 0 || (amountCurrency !== '' && amountCurrency !== currency)) return null
    prices.set(extra.optionID, price)
    if (price > 0)
      fees.push({
        kind: feeKindByName(extra.Name) ?? 'local_charge',
        amount: money(price, currency),
        included: true,
      })
  }
  return { prices, fees }
}
