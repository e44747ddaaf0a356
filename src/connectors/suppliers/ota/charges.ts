import { add, money, parseAmount, subtract, sum, times } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import { isSet, readFlag } from '../xml-values.ts'
import { PURPOSE } from './codes.ts'
import type { OtaCar, OtaCharge } from './reply-cars.ts'

/** Totals and subtotals among the charges, optional charges, and amounts to be split. */
const NO_PART: ReadonlySet<string> = new Set('8 9 10 11 12 22 23 25 26 27 28 29 original'.split(' '))
/** The rental itself: base rates, and charges whose purpose one system omits and another writes as text. */
const RENTAL: ReadonlySet<string> = new Set(['', '1', '35', 'preferred'])
const HOW_MANY = /^[1-9]\d?$/

/** Parses decimal text as money, with any number of decimals; null when it is not an amount. */
export function amountOf(text: string, currency: string): Money | null {
  const hundredths = parseAmount(text)
  return hundredths === null ? null : money(hundredths, currency)
}

/** A charge for the whole rental including taxes; null when it is unreadable or in another currency. */
export function chargeTotal(charge: OtaCharge, currency: string, unitPrices = false): Money | null {
  const own = charge['@CurrencyCode'] || currency
  const net = amountOf(charge['@Amount'], currency)
  if (!net || own !== currency) return null
  const taxes = readFlag(charge['@TaxInclusive']) === false ? (charge.TaxAmounts?.TaxAmount ?? []) : []
  const amounts = taxes.map((tax) => amountOf(tax['@Total'], currency))
  const read = amounts.filter((amount) => amount !== null)
  if (read.length < amounts.length) return null
  return times(add(net, ...read), unitPrices ? units(charge) : 1)
}

/** The price of one unit and its period: a day when the charge is counted in days, else the rental. */
export function unitPrice(
  charge: OtaCharge,
  whole: Money,
  unitPrices: boolean,
): { price: Money; per: 'day' | 'rental' } {
  const [calculation] = charge.Calculation
  const daily = charge.Calculation.length === 1 && /^day$/i.test(calculation?.['@UnitName'] ?? '')
  if (!daily) return { price: whole, per: 'rental' }
  const text = unitPrices ? charge['@Amount'] : (calculation?.['@UnitCharge'] ?? '')
  const price = amountOf(text, whole.currency)
  return price && price.amount > 0 ? { price, per: 'day' } : { price: whole, per: 'rental' }
}

/** Every charge and fee of a car, whatever it is for. */
export function chargesOf({ VehAvailCore: { RentalRate, Fees } }: OtaCar): OtaCharge[] {
  return [...RentalRate.flatMap(({ VehicleCharges }) => VehicleCharges), ...Fees]
}

/** Whether a charge repeats or splits others, or is optional by its purpose: never part of a sum. */
export function isSplit(charge: OtaCharge): boolean {
  return NO_PART.has(charge['@Purpose'])
}

/** Whether a charge is the rental itself. */
export function isRental(charge: OtaCharge): boolean {
  return RENTAL.has(charge['@Purpose'])
}

/**
 * The price of the whole rental: the estimated total if sent, else charges and fees with their taxes, less any
 * discount, which is sent as a positive amount, and what is required besides. Null when they do not add up to a valid
 * price.
 */
export function estimatedTotal(car: OtaCar, wanted: string, unitPrices: boolean): Money | null {
  const totals = car.VehAvailCore.TotalCharge.filter((total) => total['@EstimatedTotalAmount'] !== '')
  const same = totals.filter((total) => total['@CurrencyCode'] === wanted)
  const [estimate, another] = same.length > 0 ? same : totals
  if (estimate) {
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
  const amounts = [
    ...parts.map((part) => chargeTotal(part, currency)),
    ...required.map(({ Charge }) => chargeTotal(Charge, currency, unitPrices)),
  ]
  const read = amounts.filter((amount) => amount !== null)
  // Fees alone are not the price of a car.
  const rental = parts.some(isRental)
  if (!rental || !isCurrency(currency) || read.length < amounts.length) return null
  const isDiscount = (at: number) => parts[at]?.['@Purpose'] === PURPOSE.discount
  const discount = sum(read.filter((_, at) => isDiscount(at)).map(positive), currency)
  const total = subtract(
    sum(
      read.filter((_, at) => !isDiscount(at)),
      currency,
    ),
    discount,
  )
  return total.amount > 0 ? total : null
}

export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code)
}

function positive({ amount, currency }: Money): Money {
  return money(Math.abs(amount), currency)
}

function units({ Calculation }: OtaCharge): number {
  const [first] = Calculation
  const text = first?.['@Quantity'] ?? ''
  return /^day$/i.test(first?.['@UnitName'] ?? '') && HOW_MANY.test(text) ? Number(text) : 1
}
