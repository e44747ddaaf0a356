import { decimal } from '#kernel/money.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import type { Product } from '#connectors/suppliers/flexible-autos/products.ts'
import type { SimulatedBrand } from './simulated-brands.ts'
import { deskFees, localAmount, productPrice, refundPrice } from './simulated-cost.ts'

/** Returns one `Car`: a class of a brand under one of its contracts, with a price for each product. */
export function carXml(parts: {
  rental: SimulatedRental
  priced: PricedCar
  brand: SimulatedBrand
  contract: number
  products: readonly Product[]
  age: number
  rateQualifier: string
  imageBaseUrl: string | undefined
}): string {
  const { rental, priced, brand, contract, products, age } = parts
  const { car } = priced
  const { country } = rental.from
  const costs = products.map(({ id, name }) =>
    element(
      'Cost',
      {},
      textElement('Product', name),
      textElement('Price', decimal(productPrice(rental, priced, id, contract))),
    ),
  )
  const fees = deskFees(rental, brand, age)
  const drop = localAmount(brand.oneWay === 'drop_charge' ? fees.oneWay : 0, country)
  return element(
    'Car',
    {},
    textElement('Status', 'OK'),
    textElement('Category', car.vehicle.category.toUpperCase()),
    textElement('Name', `${car.model} or similar`),
    textElement('Code', carCode(car.acriss)),
    textElement('URL', parts.imageBaseUrl === undefined ? '' : `${parts.imageBaseUrl}/${car.acriss}.png`),
    textElement('Luggage', car.bags),
    textElement('Passenger', car.seats),
    textElement('Doors', car.doors),
    textElement('Currency', 'EUR'),
    textElement('TotalCharge', ''),
    element('Costs', {}, ...costs),
    textElement('RateQualifier', parts.rateQualifier),
    textElement('IsAirCon', car.vehicle.airConditioning ? 'Y' : 'N'),
    textElement('IsAutomatic', car.vehicle.transmission === 'automatic' ? 'Yes' : 'No'),
    textElement('CarType', car.vehicle.bodyType === 'van' ? 'Van' : 'Car'),
    textElement('CarDescription', ''),
    textElement('SupplierCode', brand.codes[contract] ?? ''),
    textElement('Supplier', brand.name),
    textElement('DropCharge', drop.price),
    textElement('DropChargeCurrency', drop.currency),
    textElement('ERP', decimal(refundPrice(rental, priced))),
    element('Information', {}, ...information(rental, brand, age)),
  )
}

/** Returns a car code. Electric cars have one longer than the four letters of the standard. */
export function carCode(acriss: string): string {
  return /[EC]$/.test(acriss) ? `${acriss}-EV` : acriss
}

/** Returns notes and fees. The young-driver tariff is listed for every driver. */
function information(rental: SimulatedRental, brand: SimulatedBrand, age: number): string[] {
  const { country } = rental.from
  const fees = deskFees(rental, brand, age)
  const fee = (name: string, euros: number) => {
    const { price, currency } = localAmount(euros, country)
    return `${name}:${price}:${currency}`
  }
  const mandatory = [
    ...(brand.oneWay === 'information' && fees.oneWay > 0 ? [fee('OneWay', fees.oneWay)] : []),
    ...(fees.afterHours > 0 ? [fee('OutOfHours', fees.afterHours)] : []),
    ...(fees.young > 0 ? [fee('YoungDriverFee', fees.young)] : []),
  ]
  const lines = [
    'Please have your voucher ready, printed or on your phone',
    fee('YoungDriverFee', brand.youngDriverPerDay * rental.days),
    ...(mandatory.length > 0 ? [`MANDATORY CHARGES - ${mandatory.join(',')}`] : []),
  ]
  return lines.map((line) => textElement('string', line))
}
