import { decimal } from '#kernel/money.ts'
import { inLocalCurrency } from '../world/countries.ts'
import type { Country } from '../world/countries.ts'
import type { CarClass } from '../world/fleet.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import type { SimulatedStation } from '../world/stations.ts'
import { hhmm } from '../world/wall-time.ts'
import type { WallTime } from '../world/wall-time.ts'
import { element } from '#connectors/suppliers/xml.ts'
import type { Attributes } from '#connectors/suppliers/xml.ts'
import type { EuropcarAccount } from '#connectors/suppliers/europcar/accounts.ts'
import { COVERS, EQUIPMENT, EXCESS, coverNet, europcarCost, rentalNet } from './simulated-cost.ts'
import type { Additions, EuropcarCost } from './simulated-cost.ts'

const FUELS: Readonly<Record<string, string>> = { diesel: 'DS', electric: 'EL', petrol: 'SU' }
const MAXIMUM_AGE: Readonly<Record<string, number>> = { IE: 75, MA: 75, CY: 75, KW: 70, JO: 70 }

/** Converts EUR hundredths to the currency of the station, in XRS's number format. */
export function renting(euros: number, country: Country): string {
  return decimal(inLocalCurrency(euros, country))
}

export function carAttributes(car: CarClass): Attributes {
  const { vehicle } = car
  return {
    carCategoryCode: car.acriss,
    carCategoryName: vehicle.category.toUpperCase(),
    carCategorySample: `${car.model} or similar`,
    carCategorySeats: car.seats,
    carCategoryDoors: car.doors,
    carCategoryBaggageQuantity: car.bags,
    carCategoryAirCond: vehicle.airConditioning ? 'Y' : 'N',
    carCategoryAutomatic: vehicle.transmission === 'automatic' ? 'Y' : 'N',
    carCategoryStatusCode: 'F',
    carCategoryType: vehicle.fuel === 'electric' ? 'Electric' : vehicle.fuel === 'hybrid' ? 'Hybrid' : null,
    carType: vehicle.bodyType === 'van' ? 'TR' : 'CR',
    fuelTypeCode: FUELS[vehicle.fuel] ?? 'UL',
  }
}

/** Returns one `reservationRate` of `getMultipleRates`. */
export function rateXml(parts: {
  rental: SimulatedRental
  priced: PricedCar
  account: EuropcarAccount
  additions: Additions
  rateId: string
  charges: boolean
  imageBaseUrl: string | undefined
}): string {
  const { rental, priced, account, additions, rateId, charges, imageBaseUrl } = parts
  const { from, days } = rental
  const { country } = from
  const { car } = priced
  const cost = europcarCost(rental, priced, additions)
  const base = cost.lines[0]?.net ?? 0
  const limited = car.vehicle.category === 'luxury' || car.vehicle.category === 'special'
  const attributes: Attributes = {
    ...carAttributes(car),
    rateId,
    totalRateEstimate: renting(cost.total, country),
    currency: country.currency,
    totalRateEstimateInBookingCurrency: decimal(cost.total),
    bookingCurrencyOfTotalRateEstimate: 'EUR',
    exchangeRate: (country.perEuro / 10_000).toFixed(4),
    xrsBasePrice: renting(base, country),
    xrsBasePriceInBookingCurrency: decimal(base),
    basePrice: renting(Math.round(cost.total / days), country),
    includedKm: limited ? 250 * days : 'UNLIMITED',
    includedKmType: 'R',
    includedKmUnit: 'K',
    extraKmPrice: renting(limited ? 45 : 0, country),
    extraKmPriceInBookingCurrency: decimal(limited ? 45 : 0),
    ...prepaidAttributes(account, cost.total),
    isPriceSecret: 'N',
    productCode: account.prepaid ? 'PREPAID' : 'STANDARD',
    type: 'P',
    resStationID: from.code,
  }
  const maximumAge = MAXIMUM_AGE[country.code]
  return element(
    'reservationRate',
    attributes,
    imageBaseUrl === undefined
      ? ''
      : element(
          'links',
          {},
          element('link', { id: 'carvisual', value: `${imageBaseUrl}/${car.acriss}_${country.code}.png` }),
        ),
    element('ageLimit', {
      minAgeForCategory: car.minimumAge,
      minAgeForCountry: 21,
      maxAgeForCountry: maximumAge,
      minLicencePeriod: '12 months',
      youngDriverAge: 25,
    }),
    insuranceList(rental, priced, cost.vat),
    element('taxList', {}, element('tax', { taxCode: 'VAT', taxRate: (cost.vat / 100).toFixed(2) })),
    element('includeList', {}, element('include', { code: 'TPL' }), element('include', { code: 'VAT' })),
    charges ? chargeList(cost, country) : '',
  )
}

export function prepaidAttributes(account: EuropcarAccount, total: number): Attributes {
  return account.prepaid
    ? {
        isPrepaid: 'Y',
        prepaidPercentage: '100.00',
        prepaidAmountInBookingCurrency: decimal(total),
        bookingCurrencyOfPrepaidAmount: 'EUR',
      }
    : { isPrepaid: 'N' }
}

/** Returns net lines and the tax on all of them. Each currency adds up to its own total. */
export function chargeList(cost: EuropcarCost, country: Country): string {
  const nets = cost.lines.reduce((sum, { net }) => sum + net, 0)
  const vat = { type: '00028', name: 'VAT', net: cost.total - nets }
  const lines = [...cost.lines, vat].map(({ type, name, net }) =>
    element('chargeLine', {
      chrgTy: type,
      chrgTyDesc: name,
      price: renting(net, country),
      priceInBookingCurrency: decimal(net),
      act: 'AS',
      [type === '00028' ? 'vatRefCd' : 'vatCd']: '1',
    }),
  )
  return element('chargeList', {}, ...lines)
}

/** Returns equipment with the prices of a quote: the day net, the rental with tax, never above the maximum. */
export function quotedEquipment(rental: SimulatedRental, additions: Additions): string {
  const { country } = rental.from
  const taxed = (net: number) => Math.round((net * (10_000 + country.vat)) / 10_000)
  const rows = additions.equipment.flatMap(({ code, quantity }) => {
    const item = EQUIPMENT.find((each) => each.code === code)
    if (!item) return []
    const whole = taxed(rentalNet(item, rental.days)) * quantity
    return element('equipment', {
      code,
      descr: item.name,
      qty: quantity,
      per: 'D',
      price: renting(item.daily, country),
      priceInBookingCurrency: decimal(item.daily),
      rentalPriceAI: renting(whole, country),
      rentalPriceAIInBookingCurrency: decimal(whole),
      rentalMax: renting(item.max, country),
      rentalMaxAI: renting(taxed(item.max), country),
      rentalMaxAIInBookingCurrency: decimal(taxed(item.max)),
      statusCode: 'F',
      tax: (country.vat / 100).toFixed(2),
    })
  })
  return rows.length === 0 ? '' : element('equipmentList', {}, ...rows)
}

export function deskXml(name: 'checkout' | 'checkin', station: SimulatedStation, at: WallTime): string {
  return element(name, {
    stationID: station.code,
    date: at.date.replaceAll('-', ''),
    time: hhmm(at.minutes, ''),
  })
}

function insuranceList(rental: SimulatedRental, priced: PricedCar, vat: number): string {
  const { country } = rental.from
  const excess = EXCESS[priced.car.vehicle.category]
  const included = [
    { code: 'TPL', name: 'THIRD PARTY LIABILITY', excess: 0 },
    { code: 'CDW', name: 'COLLISION DAMAGE WAIVER', excess },
    { code: 'THW', name: 'THEFT WAIVER', excess },
  ].map(({ code, name, excess: rest }) =>
    element('insurance', {
      code,
      descr: name,
      type: 'I',
      excessWithPOM: renting(rest, country),
      bkExcessWithPOM: decimal(rest),
      price: '0.00',
      rentalPriceAI: '0.00',
    }),
  )
  const optional = COVERS.map(({ code, name, excessPercent, kind }) => {
    const net = coverNet(code, priced) ?? 0
    const rest = Math.round((excess * excessPercent) / 100)
    const whole = Math.round((net * rental.days * (10_000 + vat)) / 10_000)
    return element('insurance', {
      code,
      descr: name,
      type: kind,
      excessWithPOM: renting(rest, country),
      bkExcessWithPOM: decimal(rest),
      price: renting(net, country),
      priceInBookingCurrency: decimal(net),
      rentalPriceAI: renting(whole, country),
      rentalPriceAIInBookingCurrency: decimal(whole),
    })
  })
  return element('insuranceList', {}, ...included, ...optional)
}
