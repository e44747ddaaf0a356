import { readAcriss } from '#kernel/acriss.ts'
import type { Vehicle } from '#kernel/acriss.ts'
import { add, money, parseAmount, share } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import { feesFit } from '#domains/suppliers/supplier-connector.ts'
import type {
  Extra,
  ExtraKind,
  FeeKind,
  FuelPolicy,
  Inclusion,
  Protection,
  ProtectionKind,
  Rate,
} from '#domains/suppliers/supplier-connector.ts'
import { statedCover } from '../stated-cover.ts'
import type { XrsChargeLine, XrsInsurance, XrsQuotedEquipment, XrsRate } from './replies.ts'
import type { EuropcarToken } from './requests.ts'
import { extraKind } from '../extra-kind.ts'
import { feeKindByName } from '../fee-names.ts'
import { withoutOrSimilar } from '#kernel/or-similar.ts'
import { isSet, readCount } from '../xml-values.ts'

// XRS has no fuel policy; this one is from the supplier's general terms.
const FUEL_POLICY: FuelPolicy = 'full_to_full'

/** Charge types by number, if the number is known; others are classified by description. */
const FEES: Readonly<Record<string, FeeKind>> = { '00024': 'airport_surcharge', '00621': 'environment' }

/** Codes with a published meaning. */
const EXTRAS: Readonly<Record<string, ExtraKind>> = {
  CSB: 'infant_seat',
  CSI: 'child_seat',
  CST: 'child_seat',
  BST: 'booster_seat',
  NVS: 'gps',
  NAV: 'gps',
  ADD: 'additional_driver',
  ADR: 'additional_driver',
  CBF: 'cross_border',
  SKR: 'ski_rack',
  SKB: 'ski_rack',
  SKV: 'ski_rack',
  SNO: 'snow_chains',
  CHN: 'snow_chains',
  WFI: 'wifi',
}
const SEVERAL = new Set<ExtraKind>(['infant_seat', 'child_seat', 'booster_seat', 'additional_driver'])
/** Maximum quantity of an item that the supplier accepts. */
const MAX_OF_ONE = 4

const PROTECTIONS: Readonly<Record<string, ProtectionKind>> = {
  SCDW: 'medium',
  SPCDW: 'medium',
  MEDIUM: 'medium',
  PREMIUM: 'full',
  PREMPLUS: 'full',
  PREMUP: 'full',
}

const INCLUSIONS: Readonly<Record<string, Inclusion>> = {
  TPL: 'third_party_liability',
  CDW: 'collision_damage_waiver',
  LDW: 'collision_damage_waiver',
  THW: 'theft_protection',
  RSA: 'roadside_assistance',
}

/**
 * Converts a rate. Null if it is invalid or not for this driver: too young or old for the class, or young without the
 * surcharge in the price.
 */
export function europcarRate(rate: XrsRate, driverAge: number): Rate | null {
  const currency = rate['@bookingCurrencyOfTotalRateEstimate']
  const total = amount(rate['@totalRateEstimateInBookingCurrency'], currency)
  const vehicle = readAcriss(rate['@carCategoryCode'])
  if (!total || total.amount <= 0 || !vehicle) return null
  const fees = feesOf(rate, currency)
  if (!drives(rate, driverAge, fees) || !feesFit(total, fees)) return null
  const waiver = rate.insuranceList.find(
    ({ '@code': code, '@type': type }) => type !== 'O' && /^(?:CDW|LDW)$/.test(code),
  )
  const carry: EuropcarToken = {
    rateId: rate['@rateId'],
    carCategory: rate['@carCategoryCode'],
    productCode: rate['@productCode'],
  }
  return {
    key: `${rate['@carCategoryCode']}-${rate['@productCode'] || 'STD'}`,
    acriss: rate['@carCategoryCode'],
    vehicleName: withoutOrSimilar(rate['@carCategorySample'] || rate['@carCategoryName']),
    seats: readCount(rate['@carCategorySeats']),
    doors: readCount(rate['@carCategoryDoors']),
    bags: readCount(rate['@carCategoryBaggageQuantity']),
    image: rate.links.find(({ '@id': id }) => id === 'carvisual')?.['@value'] || null,
    vendorCode: null,
    total,
    prepaid: isSet(rate['@isPrepaid']),
    mileage: mileageOf(rate, currency),
    fuelPolicy: FUEL_POLICY,
    deposit: null,
    excess: waiver ? amount(waiver['@bkExcessWithPOM'], currency) : null,
    fees,
    inclusions: inclusionsOf(rate, fees),
    cancellation: null,
    creditCardRequired: needsCreditCard(rate['@carCategoryCode'], vehicle),
    carry,
  }
}

/** Converts equipment of a quote. Null if it has no valid price. */
export function europcarExtra(item: XrsQuotedEquipment, currency: string): Extra | null {
  const net = amount(item['@priceInBookingCurrency'], currency)
  const uncapped = amount(item['@rentalPriceAIInBookingCurrency'], currency)
  const max = amount(item['@rentalMaxAIInBookingCurrency'] || '0', currency)
  const tax = parseAmount(item['@tax'] || '0')
  if (!net || !uncapped || !max || tax === null || uncapped.amount <= 0) return null
  const priceForRental = max.amount > 0 && max.amount < uncapped.amount ? max : uncapped
  const kind = extraKind(item['@descr'], EXTRAS[item['@code']])
  return {
    id: item['@code'],
    kind,
    name: item['@descr'] || item['@code'],
    price: add(net, share(net, tax)),
    per: 'day',
    priceForRental,
    max: SEVERAL.has(kind) ? MAX_OF_ONE : 1,
  }
}

/** Returns the optional covers of a rate that reduce the excess, without those of persons and luggage. */
export function europcarProtections(rate: XrsRate): Protection[] {
  const currency = rate['@bookingCurrencyOfTotalRateEstimate']
  return rate.insuranceList.flatMap((cover) => protectionOf(cover, currency, taxOf(rate)) ?? [])
}

export function amount(text: string, currency: string): Money | null {
  const hundredths = parseAmount(text)
  return hundredths === null ? null : money(hundredths, currency)
}

function protectionOf(cover: XrsInsurance, currency: string, tax: number): Protection | null {
  const kind = PROTECTIONS[cover['@code']]
  const net = amount(cover['@priceInBookingCurrency'], currency)
  const priceForRental = amount(cover['@rentalPriceAIInBookingCurrency'], currency)
  if (cover['@type'] !== 'O' || !kind || !net || !priceForRental) return null
  const stated = statedCover(cover['@code'], cover['@descr'])
  return {
    id: cover['@code'],
    kind,
    name: cover['@descr'] || cover['@code'],
    price: add(net, share(net, tax)),
    per: 'day',
    priceForRental,
    excessAfter: amount(cover['@bkExcessWithPOM'], currency),
    ...(stated && { stated }),
  }
}

function drives({ ageLimit }: XrsRate, age: number, fees: Rate['fees']): boolean {
  if (!ageLimit) return true
  const minAge = Math.max(ageLimit['@minAgeForCategory'] ?? 0, ageLimit['@minAgeForCountry'] ?? 0)
  if (age < minAge || age > (ageLimit['@maxAgeForCountry'] ?? 120)) return false
  return age >= (ageLimit['@youngDriverAge'] ?? 0) || fees.some(({ kind }) => kind === 'young_driver')
}

/** Returns true if a rate is sold to a driver of this age. */
export function isForDriver(rate: XrsRate, age: number): boolean {
  return drives(rate, age, feesOf(rate, rate['@bookingCurrencyOfTotalRateEstimate']))
}

/** Returns the fees. Charge lines are net, so the rate's tax is added. */
function feesOf(rate: XrsRate, currency: string): Rate['fees'] {
  const tax = taxOf(rate)
  return rate.chargeList.flatMap((line) => {
    const kind = feeKind(line)
    const net = amount(line['@priceInBookingCurrency'], currency)
    return kind && net ? [{ kind, amount: add(net, share(net, tax)), included: true }] : []
  })
}

/** Returns the kind of a fee. Taxes are part of the lines, not separate fees. */
function feeKind(line: XrsChargeLine): FeeKind | null {
  const kind = FEES[line['@chrgTy']] ?? feeKindByName(line['@chrgTyDesc'])
  return kind === 'local_tax' ? null : kind
}

function taxOf(rate: XrsRate): number {
  return parseAmount(rate.taxList[0]?.['@taxRate'] ?? '0') ?? 0
}

function mileageOf(rate: XrsRate, currency: string): Rate['mileage'] {
  const kilometres = rate['@includedKm']
  if (kilometres === '' || kilometres === 'UNLIMITED' || kilometres === '99999')
    return { unlimited: true, includedKm: null, extraKm: null }
  return {
    unlimited: false,
    includedKm: readCount(kilometres),
    extraKm: amount(rate['@extraKmPriceInBookingCurrency'], currency),
  }
}

function inclusionsOf(rate: XrsRate, fees: Rate['fees']): Inclusion[] {
  const covers = rate.insuranceList.flatMap((cover) =>
    cover['@type'] === 'O' ? [] : (INCLUSIONS[cover['@code']] ?? []),
  )
  const unlimited = mileageOf(rate, 'EUR').unlimited ? (['unlimited_mileage'] as const) : []
  const airport = fees.some(({ kind }) => kind === 'airport_surcharge')
    ? (['airport_surcharge'] as const)
    : []
  return [...new Set<Inclusion>([...covers, ...unlimited, ...airport, 'local_taxes'])]
}

/** Returns true if the desk requires a credit card, as for large and sporty cars. */
function needsCreditCard(acriss: string, { category }: Vehicle): boolean {
  const large: readonly string[] = ['premium', 'luxury', 'oversize', 'special']
  return large.includes(category) || acriss[1] === 'S'
}
