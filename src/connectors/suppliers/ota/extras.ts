import type { Extra, Protection, UnclearCharge } from '#domains/suppliers/supplier-connector.ts'
import { isFeeName } from '../fee-names.ts'
import { isSet, readCount, readFlag } from '../xml-values.ts'
import { isInRate, isMandatory, words } from './charged.ts'
import { amountOf, chargeTotal, isSum, uncertainty, unitPrice } from './charges.ts'
import { statedCover, withCoded } from '../stated-cover.ts'
import { ADDITIONAL_DRIVER, PURPOSE, coveredParts, equipmentKind, protectionKind } from './codes.ts'
import type { OtaCar, OtaCharge, OtaCoverage } from './reply-cars.ts'

/** Format of a system's priced items. */
export type ItemReading = { unitPrices: boolean; ownEquipment: boolean }

const SEVERAL: ReadonlySet<string> = new Set([
  'infant_seat',
  'child_seat',
  'booster_seat',
  'additional_driver',
])
const MAX_OF_ONE = 4

/** Optional items with a certain price, and the reasons for those without one. */
export type Priced<Item> = { items: Item[]; unclear: UnclearCharge[] }

/**
 * Returns optional items priced with a car: equipment that is neither `charged` nor a charge by its name, and an
 * additional driver as an optional fee.
 */
export function otaExtras(
  car: OtaCar,
  currency: string,
  charged: ReadonlySet<OtaCharge>,
  { unitPrices, ownEquipment }: ItemReading,
): Priced<Extra> {
  const { PricedEquips, Fees } = car.VehAvailCore
  const optional = PricedEquips.filter(
    (item) => !isMandatory(item) && !charged.has(item.Charge) && !isFeeName(words(item)),
  )
  const unclear: UnclearCharge[] = []
  const equipment = optional.flatMap((item) => {
    const { '@EquipType': id, '@Quantity': quantity, Description } = item.Equipment
    const kind = equipmentKind(ownEquipment ? '' : id, words(item))
    // The price of several is not the price of one.
    const fault = (readCount(quantity) ?? 1) > 1 ? 'quantity' : null
    return extraOf({ id, kind, name: Description || item.Charge['@Description'] }, item.Charge, fault)
  })
  const drivers = Fees.filter(isAdditionalDriver).flatMap((fee) =>
    extraOf({ id: ADDITIONAL_DRIVER, kind: 'additional_driver', name: fee['@Description'] }, fee),
  )
  return { items: [...equipment, ...drivers], unclear }

  function extraOf(
    what: Pick<Extra, 'id' | 'kind' | 'name'>,
    charge: OtaCharge,
    fault: UnclearCharge | null = null,
  ): Extra[] {
    const sum = chargeTotal(charge, currency, { unitPrices })
    if (!what.id || sum === null || (isSum(sum) && sum.amount <= 0)) return []
    const priceForRental = fault ?? uncertainty(charge) ?? sum
    if (!isSum(priceForRental)) {
      unclear.push(priceForRental)
      return []
    }
    const max = SEVERAL.has(what.kind) ? MAX_OF_ONE : 1
    return [
      {
        ...what,
        name: what.name || what.id,
        ...unitPrice(charge, priceForRental, unitPrices),
        priceForRental,
        max,
      },
    ]
  }
}

/** Returns optional covers that reduce the excess. */
export function otaProtections(
  coverages: readonly OtaCoverage[],
  currency: string,
  unitPrices: boolean,
): Priced<Protection> {
  const unclear: UnclearCharge[] = []
  const items = coverages.flatMap((cover): Protection[] => {
    const { '@CoverageType': id, texts, hasExcess } = cover.Coverage
    const kind = protectionKind(id, texts.join(' '))
    const { Charge: charge } = cover
    const sum = charge && chargeTotal(charge, currency, { unitPrices, isCapped: !hasExcess })
    if (isIncluded(cover) || !kind || !sum || (isSum(sum) && sum.amount <= 0)) return []
    const priceForRental = uncertainty(charge) ?? sum
    if (!isSum(priceForRental)) {
      unclear.push(priceForRental)
      return []
    }
    const stated = withCoded(coveredParts(id), statedCover(...texts, charge['@Description']))
    return [
      {
        id,
        kind,
        name: texts[0] || charge['@Description'] || id,
        ...unitPrice(charge, priceForRental, unitPrices),
        priceForRental,
        excessAfter: hasExcess ? amountOf(charge.MinMax?.['@MaxCharge'] ?? '', currency) : null,
        ...(stated && { stated }),
      },
    ]
  })
  return { items, unclear }
}

/** Returns true if a cover is included in the car's price: required, in the rate, in the total, or free. */
export function isIncluded({ '@Required': required, Charge: charge }: OtaCoverage): boolean {
  if (isSet(required)) return true
  if (!charge) return false
  if (isInRate(charge) || isSet(charge['@IncludedInEstTotalInd'])) return true
  return amountOf(charge['@Amount'], 'EUR')?.amount === 0
}

export function isAdditionalDriver(fee: OtaCharge): boolean {
  return fee['@Purpose'] === PURPOSE.additionalDriver && readFlag(fee['@IncludedInEstTotalInd']) === false
}
