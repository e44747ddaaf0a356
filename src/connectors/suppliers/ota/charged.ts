import type { Money } from '#kernel/money.ts'
import { readFlag } from '../xml-values.ts'
import { chargeTotal, chargesOf, isRental, isSplit, isSum } from './charges.ts'
import { PURPOSE, feeKind } from './codes.ts'
import type { OtaCar, OtaCharge, OtaEquipment } from './reply-cars.ts'

/**
 * Maximum priced items without a flag that are searched: 2⁸ selections for a car. Further ones are not part of any
 * total.
 */
const MAX_UNFLAGGED = 8

/** A priced item. `isIncluded`: whether the reply includes it in the total; null if it does not say. */
type Item = { charge: OtaCharge; amount: number; isIncluded: boolean | null }

/**
 * Returns the priced items that are part of a car's total: those flagged as such, and those needed to reach the total.
 * A name alone does not make an item a charge: systems list optional charges, such as one way and young drivers, next
 * to actual ones.
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
  // An item in the rate is part of the rental's own charge.
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

/** Returns true if equipment is required or flagged as part of the total. */
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

/** Returns the signed amount: a discount is sent as a positive one. */
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

/** Returns true if equipment has the name of a fee, which alone does not make it one. */
export function namesFee(item: OtaEquipment): boolean {
  const kind = feeKind('', words(item))
  return kind !== null && kind !== 'local_charge'
}

/** Returns the first selection of items that equals the missing amount exactly. Null if there is none. */
function neededFor(missing: number, items: readonly Item[]): readonly Item[] | null {
  if (missing === 0) return []
  const priced = items.filter(({ amount }) => amount > 0).slice(0, MAX_UNFLAGGED)
  for (let chosen = 2 ** priced.length - 1; chosen > 0; chosen -= 1) {
    const some = priced.filter((_, at) => (chosen >> at) % 2 === 1)
    if (some.reduce((all, { amount }) => all + amount, 0) === missing) return some
  }
  return null
}

/** Returns all fees of a total that does not add up because of an unlisted tax, if they fit in the missing amount. */
function fitting(missing: number, fees: readonly Item[]): readonly Item[] {
  const all = fees.reduce((total, { amount }) => total + amount, 0)
  return all <= missing ? fees : []
}
