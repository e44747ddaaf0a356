import { readAcriss } from '#kernel/acriss.ts'
import { money, parseAmount } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import { feesFit } from '#domains/suppliers/supplier-connector.ts'
import type {
  SupplierTerms,
  Extra,
  ExtraKind,
  FeeKind,
  FuelPolicy,
  Inclusion,
  Protection,
  Rate,
  RecheckedRate,
  UnclearCharge,
} from '#domains/suppliers/supplier-connector.ts'
import { onePerId } from '../one-per-key.ts'
import { statedCover } from '../stated-cover.ts'
import type { DeskTerms } from './desk-terms.ts'
import { extraPriceIn, extrasOf } from './replies.ts'
import type { OkExtra, OkPrice } from './replies.ts'
import type { OkToken } from './requests.ts'
import { extraKind } from '../extra-kind.ts'
import { isFeeName } from '../fee-names.ts'
import { withoutOrSimilar } from '#kernel/or-similar.ts'
import { readCount } from '../xml-values.ts'

// Prices of this supplier are always in euro and carry no currency.
const CURRENCY = 'EUR'

const FEES: Readonly<Record<string, FeeKind>> = {
  COL: 'one_way',
  CJV: 'young_driver',
  CJVPR: 'young_driver',
  AFT: 'out_of_hours',
}

const EXTRAS: Readonly<Record<string, ExtraKind>> = {
  BSEAT: 'infant_seat',
  CSEAT: 'child_seat',
  BOSTR: 'booster_seat',
  GPS: 'gps',
  ADD: 'additional_driver',
  '2DR': 'additional_driver',
  '2DRPR': 'additional_driver',
  CAD: 'snow_chains',
  INT: 'wifi',
}

const FUEL_POLICY: Readonly<Record<string, FuelPolicy>> = {
  'full to full': 'full_to_full',
  'same to same': 'same_to_same',
  'full to empty': 'full_to_empty',
}

/** Converts a row of a price list. Null if its price or class is invalid. */
export function okRate(price: OkPrice, terms: DeskTerms): Rate | null {
  const total = euros(price.previewValue)
  const vehicle = readAcriss(price.SIPP)
  if (!total || total.amount <= 0 || !vehicle) return null
  const fees = feesOf(price)
  if (!feesFit(total, fees)) return null
  const { deposit, excess } = terms[vehicle.category]
  const cancellation = cancellationOf(price)
  const carry: OkToken = {
    token: price.token,
    rateCode: price.rateCode,
    groupId: price.GroupID,
    sipp: price.SIPP,
    prepaid: price.prepaidRate ? 'true' : 'false',
  }
  return {
    key: `${price.GroupID}-${price.rateCode}`,
    acriss: price.SIPP,
    vehicleName: withoutOrSimilar(price.VehicleModel || price.Group_Name),
    seats: null,
    doors: null,
    bags: null,
    image: price.imageURL || null,
    vendorCode: price.supplier_Code || null,
    total,
    prepaid: price.prepaidRate,
    mileage: mileageOf(price),
    fuelPolicy: FUEL_POLICY[price.FuelPolicy.toLowerCase()] ?? 'full_to_full',
    deposit: money(deposit, CURRENCY),
    excess: money(excess, CURRENCY),
    fees,
    inclusions: inclusionsOf(price, cancellation),
    cancellation,
    creditCardRequired: true,
    carry,
  }
}

/** Returns the rate with its extras and covers. */
export function okRecheckedRate(price: OkPrice, terms: DeskTerms): RecheckedRate | null {
  const rate = okRate(price, terms)
  if (!rate) return null
  const optional = extrasOf(price).filter((extra) => !extra.extra_Included && !extra.extra_Required)
  // It is not documented whether the price is before or after the discount.
  const certain = optional.filter(({ percentualDiscount }) => !parseAmount(percentualDiscount || '0'))
  const unclearItems = optional
    .filter((extra) => !certain.includes(extra))
    .map((): UnclearCharge => 'discount')
  const extras = certain.flatMap((extra) => (extra.insurance ? [] : (extraOf(extra, price.nrDays) ?? [])))
  const protections = certain.flatMap((extra) =>
    extra.insurance ? (protectionOf(extra, price.nrDays) ?? []) : [],
  )
  return {
    ...rate,
    extras: onePerId(extras),
    protections: onePerId(protections),
    ...(unclearItems.length > 0 && { unclearItems }),
  }
}

/** Parses "123.4567" as euros. Null if it is not an amount. */
export function euros(text: string): Money | null {
  const amount = parseAmount(text)
  return amount === null ? null : money(amount, CURRENCY)
}

function mileageOf(price: OkPrice): Rate['mileage'] {
  if (price.kmsIncluded) return { unlimited: true, includedKm: null, extraKm: null }
  const perDay = readCount(price.kmsValue)
  const extra = extraPriceIn(price, 'KMS')
  return {
    unlimited: false,
    includedKm: perDay === null ? null : perDay * price.nrDays,
    extraKm: extra ? euros(extra.valueWithTax) : null,
  }
}

function feesOf(price: OkPrice): Rate['fees'] {
  return price.extrasRequired.flatMap((id) => {
    const kind = FEES[id]
    const extra = kind && extraPriceIn(price, id)
    const fee = extra && priceOf(extra, price.nrDays)
    return kind && fee ? [{ kind, amount: fee.priceForRental, included: true }] : []
  })
}

function inclusionsOf(price: OkPrice, cancellation: SupplierTerms | null): Inclusion[] {
  return [
    'third_party_liability',
    'collision_damage_waiver',
    'theft_protection',
    'local_taxes',
    ...(price.kmsIncluded ? (['unlimited_mileage'] as const) : []),
    ...(cancellation?.freeUntil ? (['free_cancellation'] as const) : []),
  ]
}

function cancellationOf({ RateRestriction: restriction }: OkPrice): SupplierTerms | null {
  if (!restriction) return null
  if (!restriction['@CancellationAvailable']) return { nonRefundable: true, freeUntil: null }
  const until = restriction['@DateTime'].replace(' ', 'T').slice(0, 16)
  const free = !restriction['@CancellationPenaltyInd'] && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(until)
  return { nonRefundable: false, freeUntil: free ? until : null }
}

function priceOf(
  extra: Pick<OkExtra, 'valueWithTax' | 'pricePerContract'>,
  days: number,
): Pick<Extra, 'price' | 'per' | 'priceForRental'> | null {
  const price = euros(extra.valueWithTax)
  if (!price || price.amount <= 0) return null
  if (extra.pricePerContract) return { price, per: 'rental', priceForRental: price }
  return { price, per: 'day', priceForRental: money(parseAmount(extra.valueWithTax, days) ?? 0, CURRENCY) }
}

function extraOf(extra: OkExtra, days: number): Extra | null {
  const price = priceOf(extra, days)
  // Kilometres and fees are in the same list; the driver cannot choose them.
  const name = extra.extra || extra.description
  if (!price || extra.extraID === 'KMS' || FEES[extra.extraID] || isFeeName(name)) return null
  return {
    id: extra.extraID,
    kind: extraKind(name, EXTRAS[extra.extraID]),
    name,
    ...price,
    max: extra.accept_quantity ? 4 : 1,
  }
}

function protectionOf(extra: OkExtra, days: number): Protection | null {
  const price = priceOf(extra, days)
  if (!price) return null
  const excessAfter = euros(extra.excess)
  const kind = excessAfter?.amount === 0 ? 'full' : extra.extraID === 'CGT' ? 'basic' : 'medium'
  const stated = statedCover(extra.extra, extra.description)
  return {
    id: extra.extraID,
    kind,
    name: extra.extra || extra.description,
    ...price,
    excessAfter,
    ...(stated && { stated }),
  }
}
