import type { Extra, Protection } from '#domains/suppliers/supplier-connector.ts'
import { amountOf, chargeTotal, unitPrice } from './charges.ts'
import { ADDITIONAL_DRIVER, PURPOSE, equipmentKind, feeKind, protectionKind } from './codes.ts'
import type { OtaCar, OtaCharge, OtaCoverage, OtaEquipment } from './reply-cars.ts'

const SEVERAL: ReadonlySet<string> = new Set([
  'infant_seat',
  'child_seat',
  'booster_seat',
  'additional_driver',
])
const MOST_OF_ONE = 4

/** Optional items priced with a car: equipment, and an additional driver as an optional fee. */
export function otaExtras(car: OtaCar, currency: string, unitPrices: boolean): Extra[] {
  const { PricedEquips, Fees } = car.VehAvailCore
  const equipment = PricedEquips.filter((item) => !isMandatory(item)).flatMap((item) => {
    const { '@EquipType': id, Description } = item.Equipment
    const kind = equipmentKind(id, words(item))
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
    return [
      {
        id,
        kind,
        name: Details[0] || charge['@Description'] || id,
        ...unitPrice(charge, priceForRental, unitPrices),
        priceForRental,
        excessAfter: amountOf(charge.MinMax?.['@MaxCharge'] ?? '', currency),
      },
    ]
  })
}

/** Whether a cover is included in the car's price: required, in the rate, or free. */
export function isIncluded({ '@Required': required, Charge: charge }: OtaCoverage): boolean {
  if (required === 'true' || charge?.['@IncludedInRate'] === 'true') return true
  return charge !== undefined && amountOf(charge['@Amount'], 'EUR')?.amount === 0
}

/** Mandatory fees that one system sends as equipment. */
export function mandatoryEquipment(car: OtaCar): OtaEquipment[] {
  return car.VehAvailCore.PricedEquips.filter(isMandatory)
}

export function isAdditionalDriver(fee: OtaCharge): boolean {
  return fee['@Purpose'] === PURPOSE.additionalDriver && fee['@IncludedInEstTotalInd'] === 'false'
}

function isMandatory(item: OtaEquipment): boolean {
  if (item['@Required'] === 'true') return true
  const fee = feeKind('', words(item))
  return fee !== null && fee !== 'local_charge' && item.Charge['@IncludedInEstTotalInd'] !== 'false'
}

function words({ Equipment, Charge }: OtaEquipment): string {
  return `${Equipment.Description} ${Charge['@Description']}`
}
