import { divideRounded, money, parseAmount } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import type { UnclearCharge } from '#domains/suppliers/supplier-connector.ts'
import { isSet, readCount, readFlag } from '../xml-values.ts'
import { PURPOSE } from './codes.ts'
import type { OtaCar, OtaCharge } from './reply-cars.ts'

/** Purposes that are not part of a sum: totals and subtotals, optional charges, and amounts to be split. */
const NO_PART: ReadonlySet<string> = new Set('8 9 10 11 12 22 23 25 26 27 28 29 original'.split(' '))
/** Purposes of the rental itself: base rates. One system omits the purpose and another writes text. */
const RENTAL: ReadonlySet<string> = new Set(['', '1', '35', 'preferred'])

/** Parses decimal text as money, with any number of decimals. Null if it is not an amount. */
export function amountOf(text: string, currency: string): Money | null {
  const hundredths = parseAmount(text)
  return hundredths === null ? null : money(hundredths, currency)
}

/** The sum of a charge: a reason if it cannot be computed, null if it is unreadable. */
export type ChargeSum = Money | UnclearCharge | null

export function isSum(sum: ChargeSum): sum is Money {
  return sum !== null && typeof sum !== 'string'
}

/**
 * Returns a charge for the whole rental including taxes, rounded once. `isCapped` is false if the supplier uses
 * `MinMax@MaxCharge` for something else.
 */
export function chargeTotal(
  charge: OtaCharge,
  currency: string,
  { unitPrices = false, isCapped = true } = {},
): ChargeSum {
  if ((charge['@CurrencyCode'] || currency) !== currency) return 'currency'
  if (lacksDecimals(charge['@Amount'], charge['@DecimalPlaces'])) return 'decimals'
  const stated = exactly(charge['@Amount'])
  const whole = stated !== null && unitPrices ? ofUnits(charge, stated) : ofRental(charge, stated)
  const net = typeof whole === 'bigint' ? limited(charge, whole, isCapped) : whole
  const tax = taxOf(charge)
  if (typeof net !== 'bigint') return net
  if (typeof tax === 'string') return tax
  const taxed = stated ?? net
  // If a limit reduces the charge, it reduces the tax as well.
  const withTax = net + (taxed === 0n ? tax : (tax * net) / taxed)
  return money(divideRounded(withTax, HUNDREDTH), currency)
}

/** Returns why the price of an item outside the total is unclear: its applicability, or its tax. */
export function uncertainty(charge: OtaCharge): UnclearCharge | null {
  if (charge.Calculation.some((line) => line['@Applicability'] !== '')) return 'condition'
  const isInclusive = readFlag(charge['@TaxInclusive'])
  const isTaxed = taxesOf(charge).length > 0
  return isInclusive === (isTaxed ? null : false) ? 'tax' : null
}

/**
 * Returns true if an amount without a dot may be in hundredths, because the reply states the number of
 * decimals.
 */
function lacksDecimals(amount: string, places: string): boolean {
  return /^\s*[1-9]/.test(places) && !amount.includes('.') && /[1-9]/.test(amount)
}

const HUNDREDTH = 10n ** 18n

/** Parses decimal text exactly, in units of twenty decimals. Null if it is not an amount. */
function exactly(text: string): bigint | null {
  const [, sign = '', whole = '', fraction = ''] =
    /^\s*([+-]?)(?=\.?\d)(\d{0,12})(?:\.(\d{0,40}))?\s*$/.exec(text) ?? []
  if (whole + fraction === '') return null
  const value = BigInt(whole + fraction.slice(0, 20).padEnd(20, '0'))
  return sign === '-' ? -value : value
}

type Line = OtaCharge['Calculation'][number]

/** Returns the charge if `Amount` is the price of one unit. */
function ofUnits(charge: OtaCharge, unit: bigint): bigint | UnclearCharge {
  const [line, another] = charge.Calculation
  if (another || line?.['@Percentage']) return 'calculation'
  if (!line) return charge.MinMax?.['@MaxChargeDays'] ? 'days' : unit
  const count = chargedUnits(charge, line)
  return typeof count === 'string' ? count : unit * BigInt(count)
}

/**
 * Returns the charge if `Amount` is the price of the rental, before or after its day limit. Without an amount, its
 * lines are added up.
 */
function ofRental(charge: OtaCharge, stated: bigint | null): bigint | UnclearCharge | null {
  const [line, another] = charge.Calculation
  if (stated === null) return charge['@Amount'] === '' ? ofLines(charge) : null
  if (!charge.MinMax?.['@MaxChargeDays'] && !charge.Calculation.some((one) => one['@MaxQuantity']))
    return stated
  const all = readCount(line?.['@Quantity'] ?? '')
  if (!line || another || all === null) return 'days'
  const count = chargedUnits(charge, line)
  if (typeof count === 'string' || count === all) return typeof count === 'string' ? count : stated
  const unit = exactly(line['@UnitCharge'])
  if (unit === null) return 'days'
  const [max, min] = [unit * BigInt(all), unit * BigInt(count)]
  if (isSame(stated, min)) return stated
  return isSame(stated, max) ? min : 'days'
}

function ofLines(charge: OtaCharge): bigint | UnclearCharge | null {
  let sum = 0n
  for (const line of charge.Calculation) {
    const count = chargedUnits(charge, line)
    const unit = exactly(line['@UnitCharge'])
    const total = exactly(line['@Total'])
    if (typeof count === 'string') return count
    if (line['@Percentage'] !== '' || (unit === null && total === null)) return 'calculation'
    sum += unit === null ? (total ?? 0n) : unit * BigInt(count)
  }
  return charge.Calculation.length === 0 ? null : sum
}

const PERIODS = /^(?:hour|week|month|weekend)/i

/** Returns the charged units of a line, limited by `MaxChargeDays` and `MaxQuantity`. */
function chargedUnits({ MinMax, Calculation }: OtaCharge, line: Line): number | UnclearCharge {
  const quantity = line['@Quantity'] === '' ? 1 : readCount(line['@Quantity'])
  const max = line['@MaxQuantity'] === '' ? Infinity : readCount(line['@MaxQuantity'])
  if (!quantity || !max) return 'quantity'
  const days = MinMax?.['@MaxChargeDays'] ?? ''
  if (days === '' || (!isDay(line) && !PERIODS.test(line['@UnitName']))) return Math.min(quantity, max)
  const maxDays = readCount(days)
  return !maxDays || !isDay(line) || Calculation.length > 1 ? 'days' : Math.min(quantity, max, maxDays)
}

function isDay(line: Line): boolean {
  return /^day$/i.test(line['@UnitName'])
}

/** Returns true if two amounts are equal after rounding. */
function isSame(one: bigint, other: bigint): boolean {
  return divideRounded(one, HUNDREDTH) === divideRounded(other, HUNDREDTH)
}

/** Applies the limits of a charge. A limit of 0 counts as none, because some systems send it instead. */
function limited({ MinMax }: OtaCharge, amount: bigint, isCapped: boolean): bigint | UnclearCharge {
  const max = exactly((isCapped && MinMax?.['@MaxCharge']) || '0')
  const min = exactly(MinMax?.['@MinCharge'] || '0')
  if (max === null || min === null) return 'limits'
  const capped = max > 0n && amount > max ? max : amount
  return capped < min ? min : capped
}

function taxOf(charge: OtaCharge): bigint | UnclearCharge {
  if (readFlag(charge['@TaxInclusive']) !== false) return 0n
  let sum = 0n
  for (const { '@Total': text, '@CurrencyCode': currency } of taxesOf(charge)) {
    const tax = exactly(text)
    if (tax === null || (currency !== '' && currency !== charge['@CurrencyCode'])) return 'tax'
    sum += tax
  }
  return sum
}

function taxesOf({ TaxAmounts }: OtaCharge) {
  return TaxAmounts?.TaxAmount ?? []
}

/** Returns the price of one unit and its period: a day if the charge is counted in days, otherwise the rental. */
export function unitPrice(
  charge: OtaCharge,
  whole: Money,
  unitPrices: boolean,
): { price: Money; per: 'day' | 'rental' } {
  const [line, another] = charge.Calculation
  const isNet = readFlag(charge['@TaxInclusive']) === false && taxesOf(charge).length > 0
  if (!line || another || !isDay(line) || isNet) return { price: whole, per: 'rental' }
  const price = amountOf(unitPrices ? charge['@Amount'] : line['@UnitCharge'], whole.currency)
  return price && price.amount > 0 && price.amount <= whole.amount
    ? { price, per: 'day' }
    : { price: whole, per: 'rental' }
}

/** Returns every charge and fee of a car. */
export function chargesOf({ VehAvailCore: { RentalRate, Fees } }: OtaCar): OtaCharge[] {
  return [...RentalRate.flatMap(({ VehicleCharges }) => VehicleCharges), ...Fees]
}

/**
 * Returns true if a charge repeats or splits others, or is optional by its purpose: such charges are never part of a
 * sum.
 */
export function isSplit(charge: OtaCharge): boolean {
  return NO_PART.has(charge['@Purpose'])
}

/** Returns true if a charge is the rental itself. */
export function isRental(charge: OtaCharge): boolean {
  return RENTAL.has(charge['@Purpose'])
}

/**
 * Returns the price of the whole rental: the estimated total if sent, otherwise charges and fees with their taxes, less
 * any discount, which is sent as a positive amount, plus required equipment. Null if they do not add up to a valid
 * price, and a reason if one of them has no certain sum.
 */
export function estimatedTotal(car: OtaCar, targetCurrency: string, unitPrices: boolean): ChargeSum {
  const totals = car.VehAvailCore.TotalCharge.filter((total) => total['@EstimatedTotalAmount'] !== '')
  const same = totals.filter((total) => total['@CurrencyCode'] === targetCurrency)
  const [estimate, another] = same.length > 0 ? same : totals
  if (estimate) {
    if (lacksDecimals(estimate['@EstimatedTotalAmount'], estimate['@DecimalPlaces'])) return 'decimals'
    const total = amountOf(estimate['@EstimatedTotalAmount'], estimate['@CurrencyCode'])
    const rate = amountOf(estimate['@RateTotalAmount'] || '0', estimate['@CurrencyCode'])
    if (another && another['@EstimatedTotalAmount'] !== estimate['@EstimatedTotalAmount']) return null
    return total && rate && isCurrency(total.currency) && total.amount > 0 ? total : null
  }
  const parts = chargesOf(car).filter(
    (charge) => !isSplit(charge) && readFlag(charge['@IncludedInEstTotalInd']) !== false,
  )
  const currency = parts[0]?.['@CurrencyCode'] ?? ''
  const required = car.VehAvailCore.PricedEquips.filter(
    ({ '@Required': flag, Charge }) => isSet(flag) && readFlag(Charge['@IncludedInEstTotalInd']) !== false,
  )
  // Fees alone are not the price of a car.
  if (!parts.some(isRental) || !isCurrency(currency)) return null
  const isTaxListed = parts.some((part) => part['@Purpose'] === PURPOSE.tax || taxesOf(part).length > 0)
  if (!isTaxListed && parts.some((part) => uncertainty(part) === 'tax')) return 'tax'
  let total = 0
  for (const charge of [...parts, ...required.map(({ Charge }) => Charge)]) {
    const isPart = parts.includes(charge)
    const amount = chargeTotal(charge, currency, { unitPrices: unitPrices && !isPart })
    if (!isSum(amount)) return amount
    total += isPart && charge['@Purpose'] === PURPOSE.discount ? -Math.abs(amount.amount) : amount.amount
  }
  return total > 0 ? money(total, currency) : null
}

export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code)
}
