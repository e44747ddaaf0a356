import { element, textElement } from '#connectors/suppliers/xml.ts'
import { youngDriverFee } from '../world/pricing.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { deskDay } from '../world/hours.ts'
import { hhmm } from '../world/wall-time.ts'
import type { OkMobilityAccount } from '#connectors/suppliers/ok-mobility/accounts.ts'
import { allExtrasXml, extrasFor, fourDecimals, netOf, requiredExtras, tierOf } from './simulated-extras.ts'
import type { SimulatedExtra } from './simulated-extras.ts'

const YOUNG_DRIVER_PER_DAY = 900
const NON_REFUNDABLE_LEVEL = 9_200
export const FREE_UNTIL_MINUTES = 48 * 60

/** The cost of a car, all in ten-thousandths of a euro. */
export type OkCost = {
  dayValue: number
  value: number
  tax: number
  required: SimulatedExtra[]
  preview: number
}

export function okCost(
  rental: SimulatedRental,
  { daily }: PricedCar,
  account: OkMobilityAccount,
  age: number | null,
): OkCost {
  const { vat } = rental.from.country
  const gross = account.prepaid ? (daily * NON_REFUNDABLE_LEVEL) / 100 : daily * 100
  const dayValue = netOf(Math.round(gross), vat)
  const value = dayValue * rental.days
  const tax = Math.round((value * vat) / 10_000)
  const young = youngDriverFee(age, rental.days, YOUNG_DRIVER_PER_DAY)
  const required = requiredExtras({ oneWay: rental.oneWay, afterHours: rental.afterHours, young })
  const extras = required.reduce((sum, { price }) => sum + price * 100, 0)
  return { dayValue, value, tax, required, preview: value + tax + extras }
}

/** Returns the rows of a price list. The extras of cars of one tier differ only in the group's id. */
export function priceRows(parts: {
  rental: SimulatedRental
  cars: readonly PricedCar[]
  account: OkMobilityAccount
  age: number | null
  groupOf(acriss: string): string
  tokenOf(acriss: string): string
  imageBaseUrl: string | undefined
  extended: boolean
  /** True if cancellation is still free: pick-up is more than 48 hours away. */
  freeYet: boolean
}): string {
  const { rental, cars, account, age } = parts
  const { vat } = rental.from.country
  const extras = new Map<string, (group: string) => string>()
  const day = deskDay(rental.from.week, rental.pickUp.date)
  const rows = cars.map((priced, at) => {
    const { car } = priced
    const cost = okCost(rental, priced, account, age)
    const optional = extrasFor(car.vehicle.category)
    const tier = tierOf(car.vehicle.category)
    const extrasXml = extras.get(tier) ?? allExtrasXml(cost.required, optional, vat)
    extras.set(tier, extrasXml)
    const group = parts.groupOf(car.acriss)
    const net = cost.required.reduce((sum, { price }) => sum + netOf(price * 100, vat), cost.value)
    const limited = account.prepaid && car.daily > 8_000
    return element(
      'getMultiplePrice',
      { rowNumber: at + 1 },
      textElement('stationID', rental.from.code),
      textElement('Station', rental.from.name),
      textElement('weekDayOpen', hhmm(day?.open ?? 0, ':')),
      textElement('weekDayClose', hhmm(day?.close ?? 0, ':')),
      textElement('supplier_Code', 'OK'),
      textElement('GroupID', group),
      textElement('Group_Name', car.vehicle.category.toUpperCase()),
      textElement('SIPP', car.acriss),
      textElement(
        'imageURL',
        parts.imageBaseUrl === undefined ? '' : `${parts.imageBaseUrl}/${car.acriss}.png`,
      ),
      textElement('rateCode', account.rateCode),
      textElement('token', parts.tokenOf(car.acriss)),
      textElement('dynamicRate', true),
      textElement('nrDays', rental.days),
      textElement('dayValue', fourDecimals(cost.dayValue)),
      textElement('totalDayValueWithTax', fourDecimals(cost.value + cost.tax)),
      textElement('kmsIncluded', !limited),
      textElement('kmsValue', limited ? 250 : 0),
      textElement('previewValue', fourDecimals(cost.preview)),
      textElement('valueWithoutTax', fourDecimals(net)),
      textElement('taxRate', (vat / 100).toFixed(4)),
      textElement('taxValue', fourDecimals(cost.preview - net)),
      textElement('otherTaxValue', '0.0000'),
      textElement('previewValueWithoutExtras', fourDecimals(cost.value + cost.tax)),
      textElement('previewValueWithoutExtrasWithoutTax', fourDecimals(cost.value)),
      textElement('extrasIncluded', ''),
      textElement('extrasRequired', cost.required.map(({ id }) => id).join(',')),
      textElement('extrasAccepted', ''),
      textElement('extrasRequested', ''),
      textElement('extrasAvailable', optional.map(({ id }) => id).join(',')),
      textElement('percentualDiscount', '0.0000'),
      textElement('prepaidRate', account.prepaid),
      textElement('upsellingToGroup', ''),
      extrasXml(group),
      parts.extended ? extendedFields(rental, priced, cost, account, parts.freeYet) : '',
    )
  })
  return rows.join('')
}

function extendedFields(
  rental: SimulatedRental,
  { car }: PricedCar,
  cost: OkCost,
  account: OkMobilityAccount,
  freeYet: boolean,
): string {
  const { from, to } = rental
  return (
    textElement('VehicleModel', car.model) +
    textElement('PrepayValue', fourDecimals(account.prepaid ? cost.preview : 0)) +
    textElement('StationNamePick', from.name) +
    textElement('StationNameDrop', to.name) +
    textElement('StationAddressPick', from.address) +
    textElement('StationAddressDrop', to.address) +
    textElement('CityPick', from.city) +
    textElement('IataCodePick', from.iata ?? '') +
    textElement('FuelPolicy', account.prepaid ? 'Same to Same' : 'Full to Full') +
    textElement('AcrissCode', car.acriss) +
    restriction(rental, cost, account, freeYet)
  )
}

/**
 * Returns the cancellation rule: free until 48 hours before pick-up. The non-refundable plan charges the whole price.
 */
function restriction(
  { pickUp }: SimulatedRental,
  cost: OkCost,
  account: OkMobilityAccount,
  freeYet: boolean,
): string {
  const until = new Date((pickUp.instant - FREE_UNTIL_MINUTES) * 60_000).toISOString()
  const free = freeYet && !account.prepaid
  return element('RateRestriction', {
    CancellationAvailable: String(!account.prepaid),
    CancellationPenaltyInd: String(!free),
    Amount: free ? '0' : fourDecimals(cost.preview),
    Currency: 'EUR',
    DateTime: account.prepaid ? '' : `${until.slice(0, 10)} ${until.slice(11, 16)}`,
  })
}
