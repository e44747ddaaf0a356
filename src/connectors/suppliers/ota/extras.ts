import type { Extra, Protection } from '#domains/suppliers/supplier-connector.ts'
import { isSet, readFlag } from '../xml-values.ts'
import { isInRate, isMandatory, words } from './charged.ts'
import { amountOf, chargeTotal, unitPrice } from './charges.ts'
import { statedCover, withCoded } from '../stated-cover.ts'
import { ADDITIONAL_DRIVER, PURPOSE, coveredParts, equipmentKind, protectionKind } from './codes.ts'
import type { OtaCar, OtaCharge, OtaCoverage } from './reply-cars.ts'

/** How a system writes its priced items. */
export type ItemReading = { unitPrices: boolean; ownEquipment: boolean }

const SEVERAL: ReadonlySet<string> = new Set([
  'infant_seat',
  'child_seat',
  'booster_seat',
  'additional_driver',
])
const MOST_OF_ONE = 4

/** Optional items priced with a car: equipment that is not `charged`, and an additional driver as an optional fee. */
export function otaExtras(
  car: OtaCar,
  currency: string,
  charged: ReadonlySet<OtaCharge>,
  { unitPrices, ownEquipment }: ItemReading,
): Extra[] {
  const { PricedEquips, Fees } = car.VehAvailCore
  const optional = PricedEquips.filter((item) => !isMandatory(item) && !charged.has(item.Charge))
  const equipment = optional.flatMap((item) => {
    const { '@EquipType': id, Description } = item.Equipment
    const kind = equipmentKind(ownEquipment ? '' : id, words(item))
    return extraOf({ id, kind, name: Description || item.Charge['@Description'] }, item.Charge)
  })
  const drivers = Fees.filter(isAdditionalDriver).flatMap((fee) =>
    extraOf({ id: ADDITIONAL_DRIVER, kind: 'additional_driver', name: fee['@Description'] }, fee),
  )
  return [...equipment, ...drivers]

  function extraOf(what: Pick<Extra, 'id' | 'kind' | 'name'>, charge: OtaCharge): Extra[] {
    const priceForRental = chargeTotal(charge, currency, unitPrices)
    if (!what.id || !priceForRental || priceForRental.amount <= 0) return []
    const max = SEVERAL.has(what.kind) ? MOST_OF_ONE : 1
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

/** Optional covers that lower the excess; the profile has the remaining excess in `MinMax@MaxCharge`. */
export function otaProtections(
  coverages: readonly OtaCoverage[],
  currency: string,
  unitPrices: boolean,
): Protection[] {
  return coverages.flatMap((cover) => {
    const { '@CoverageType': id, Details } = cover.Coverage
    const kind = protectionKind(id, Details.join(' '))
    const { Charge: charge } = cover
    const priceForRental = charge && chargeTotal(charge, currency, unitPrices)
    if (isIncluded(cover) || !kind || !priceForRental || priceForRental.amount <= 0) return []
    const stated = withCoded(coveredParts(id), statedCover(...Details, charge['@Description']))
    return [
      {
        id,
        kind,
        name: Details[0] || charge['@Description'] || id,
        ...unitPrice(charge, priceForRental, unitPrices),
        priceForRental,
        excessAfter: amountOf(charge.MinMax?.['@MaxCharge'] ?? '', currency),
        ...(stated && { stated }),
      },
    ]
  })
}

/** Whether a cover is included in the car's price: required, in the rate, in the total, or free. */
export function isIncluded({ '@Required': required, Charge: charge }: OtaCoverage): boolean {
  if (isSet(required)) return true
  if (!charge) return false
  if (isInRate(charge) || isSet(charge['@IncludedInEstTotalInd'])) return true
  return amountOf(charge['@Amount'], 'EUR')?.amount === 0
}

export function isAdditionalDriver(fee: OtaCharge): boolean {
  return fee['@Purpose'] === PURPOSE.additionalDriver && readFlag(fee['@IncludedInEstTotalInd']) === false
}
