import type { Money } from '#kernel/money.ts'
import { readFlag } from '../xml-values.ts'
import { chargeTotal, chargesOf, isRental, isSplit, isSum } from './charges.ts'
import { PURPOSE, feeKind } from './codes.ts'
import type { OtaCar, OtaCharge, OtaEquipment } from './reply-cars.ts'

/** Of more priced items without a flag, the rest are not part of any total: 2⁸ selections are tried for a car. */
const MAX_UNFLAGGED = 8

/** A priced item: what the reply says of its being in the total, and null where it does not say. */
type Item = { charge: OtaCharge; amount: number; isIncluded: boolean | null }

/**
 * The priced items that are part of a car's total: those that say so by a flag, and of the others those that the total
 * cannot be reached without. Their words alone make no item a charge: systems list what may be added, such as one way and
 * young drivers, beside what is charged.
 */
export function chargedItems(car: OtaCar, total: Money, unitPrices: boolean): ReadonlySet<OtaCharge> {
  const { currency } = total
  const charges: Item[] = chargesOf(car)
    .filter((charge) => !isSplit(charge))
    .map((charge) => ({ charge, amount: signed(charge, currency), isIncluded: flagOf(charge) }))
  const equipment: Item[] = car.VehAvailCore.PricedEquips.map((item) => ({
    charge: item.Charge,
    amount: amountIn(item.Charge, currency, unitPrices),
    isIncluded: flagOfEquipment(item),
  }))
  const included = [...charges, ...equipment].filter((item) => item.isIncluded === true)
  // What is in the rate is part of the rental's own charge.
  const known = included.filter(({ charge }) => !isInRate(charge) || isRental(charge))
  const missing = total.amount - known.reduce((all, { amount }) => all + amount, 0)
  const unflaggedFees = charges.filter((item) => item.isIncluded === null)
  const calledFees = new Set(car.VehAvailCore.PricedEquips.filter(namesFee).map(({ Charge }) => Charge))
  const unflagged = equipment.filter(
    ({ charge, isIncluded }) => isIncluded === null && calledFees.has(charge),
  )
  const needed = neededFor(missing, [...unflaggedFees, ...unflagged]) ?? fitting(missing, unflaggedFees)
  return new Set([...included, ...needed].map(({ charge }) => charge))
}

/** Returns true if equipment is required or said to be in the total. */
export function isMandatory(item: OtaEquipment): boolean {
  return readFlag(item['@Required']) === true || readFlag(item.Charge['@IncludedInEstTotalInd']) === true
}

export function isInRate(charge: OtaCharge): boolean {
  return readFlag(charge['@IncludedInRate']) === true
}

export function words({ Equipment, Charge }: OtaEquipment): string {
  return `${Equipment.Description} ${Charge['@Description']}`
}

function amountIn(charge: OtaCharge, currency: string, unitPrices: boolean): number {
  const sum = chargeTotal(charge, currency, { unitPrices })
  return isSum(sum) ? sum.amount : 0
}

/** A discount is sent as a positive amount. */
function signed(charge: OtaCharge, currency: string): number {
  const amount = amountIn(charge, currency, false)
  return charge['@Purpose'] === PURPOSE.discount ? -Math.abs(amount) : amount
}

function flagOf(charge: OtaCharge): boolean | null {
  const flag = readFlag(charge['@IncludedInEstTotalInd'])
  if (flag !== null) return flag
  return isRental(charge) || charge['@Purpose'] === PURPOSE.discount || isInRate(charge) ? true : null
}

function flagOfEquipment(item: OtaEquipment): boolean | null {
  const flag = readFlag(item.Charge['@IncludedInEstTotalInd'])
  if (flag !== null) return flag
  return readFlag(item['@Required']) === true || isInRate(item.Charge) ? true : null
}

/** Returns true if equipment is called a fee: that alone does not make it one. */
export function namesFee(item: OtaEquipment): boolean {
  const kind = feeKind('', words(item))
  return kind !== null && kind !== 'local_charge'
}

/** The items that make up exactly what is missing: the first such selection; null when there is none. */
function neededFor(missing: number, items: readonly Item[]): readonly Item[] | null {
  if (missing === 0) return []
  const priced = items.filter(({ amount }) => amount > 0).slice(0, MAX_UNFLAGGED)
  for (let chosen = 2 ** priced.length - 1; chosen > 0; chosen -= 1) {
    const some = priced.filter((_, at) => (chosen >> at) % 2 === 1)
    if (some.reduce((all, { amount }) => all + amount, 0) === missing) return some
  }
  return null
}

/** Fees of a total that does not add up, for a tax that is not listed: all of them, if they fit in what is missing. */
function fitting(missing: number, fees: readonly Item[]): readonly Item[] {
  const all = fees.reduce((total, { amount }) => total + amount, 0)
  return all <= missing ? fees : []
}
