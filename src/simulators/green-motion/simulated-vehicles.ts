import { decimal } from '#kernel/money.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import {
  COVERS,
  EXTRAS,
  PACKAGES,
  coverDaily,
  depositOf,
  excessOf,
  extraTotal,
  packageTotal,
  requiredOptions,
} from './simulated-cost.ts'
import type { Package } from './simulated-cost.ts'

const KM_A_DAY = 200
const CURRENCY = 'EUR'

/** Returns the reply to `GetVehicles`: cars with their packages, the extras of all of them, and the quote's number. */
export function vehicleListing(parts: {
  rental: SimulatedRental
  cars: readonly PricedCar[]
  idOf(acriss: string): string
  age: number | null
  quoteId: string
  imageBaseUrl: string | undefined
}): string {
  const { rental, cars, idOf, age, quoteId, imageBaseUrl } = parts
  return (
    textElement('location', rental.from.code) +
    textElement('days', rental.days) +
    element(
      'vehicles',
      {},
      ...cars.map((priced) => vehicleXml(rental, priced, idOf(priced.car.acriss), imageBaseUrl)),
    ) +
    optionalExtras(rental, age) +
    textElement('quoteid', quoteId)
  )
}

function vehicleXml(
  rental: SimulatedRental,
  priced: PricedCar,
  id: string,
  imageBaseUrl: string | undefined,
): string {
  const { car } = priced
  const { vehicle } = car
  const packages = PACKAGES.map((each) => packageXml(rental, priced, each))
  const imageUrl = imageBaseUrl === undefined ? '' : encodeURIComponent(`${imageBaseUrl}/${car.acriss}.png`)
  return element(
    'vehicle',
    { name: `${car.model}, or similar`, id, image: imageUrl },
    ...packages,
    textElement('groupName', `${rental.from.country.code}-${car.acriss}`),
    textElement('acriss', car.acriss),
    textElement('carorvan', vehicle.bodyType === 'van' ? 'van' : 'car'),
    textElement('adults', car.seats),
    textElement('children', ''),
    textElement('luggageSmall', ''),
    textElement('luggageMed', 0),
    textElement('luggageLarge', car.bags),
    textElement('fuel', vehicle.fuel),
    textElement('airConditioning', vehicle.airConditioning ? 'Yes' : 'No'),
    textElement(
      'transmission',
      vehicle.transmission === 'automatic' ? 'Auto Unspecified Drive' : 'Manual Unspecified Drive',
    ),
    element('insurance_options', {}, ...COVERS.map((cover) => coverXml(rental, priced, cover))),
  )
}

function packageXml(rental: SimulatedRental, priced: PricedCar, sold: Package): string {
  const { car } = priced
  const limited = car.vehicle.category === 'luxury' || car.vehicle.category === 'premium'
  return element(
    'product',
    { type: sold.type },
    money('total', packageTotal(rental, priced, sold)),
    textElement('deposit', decimal(depositOf(priced))),
    textElement('excess', decimal(excessOf(priced, sold))),
    textElement('fuelpolicy', sold.fuel),
    textElement('purpose', 120),
    textElement('debitcard', sold.debitCard ? 'Y' : null),
    textElement('mileage', limited ? rental.days * KM_A_DAY : ''),
    textElement('costperextradistance', limited ? '0.35' : '0.00'),
    textElement('minage', car.minimumAge),
    textElement('excludedextras', ''),
    rental.oneWay === 0 ? '' : textElement('oneway_fee', decimal(rental.oneWay)),
    sold.rules === '' ? '' : element('CancellationRules', {}, textElement('rule', sold.rules)),
  )
}

function coverXml(rental: SimulatedRental, priced: PricedCar, cover: (typeof COVERS)[number]): string {
  const daily = coverDaily(cover, priced)
  return element(
    'option',
    {},
    textElement('optionID', cover.id),
    textElement('Name', cover.name),
    textElement('code', cover.code),
    textElement('Description', cover.text),
    textElement('Damage_excess', decimal(excessOf(priced, { excess: cover.left }))),
    textElement('Deposit', decimal(depositOf(priced))),
    money('Daily_rate', daily),
    money('Total_for_this_booking', daily * rental.days),
    textElement('Prepay_available', 'No'),
  )
}

function optionalExtras(rental: SimulatedRental, age: number | null): string {
  const required = requiredOptions(rental, age).map(({ id, code, name, price }) =>
    extraXml({ id, code, name, allowed: 1, daily: price, total: price, required: true }),
  )
  const optional = EXTRAS.map((extra) =>
    extraXml({ ...extra, total: extraTotal(extra, rental.days), required: false }),
  )
  return element('optionalextras', {}, ...required, ...optional)
}

function extraXml(extra: {
  id: string
  code: string
  name: string
  allowed: number
  daily: number
  total: number
  required: boolean
}): string {
  return element(
    'extra',
    { required: extra.required ? 'Yes' : 'No', numberAllowed: extra.allowed },
    textElement('optionID', extra.id),
    textElement('Name', extra.name),
    textElement('Description', extra.name),
    money('Daily_rate', extra.daily),
    textElement('Category', extra.required ? 'Surcharges' : 'Extras'),
    money('Total_for_this_booking', extra.total),
    textElement('Choices', ''),
    textElement('code', extra.code),
  )
}

function money(name: string, euros: number): string {
  return element(name, { currency: CURRENCY }, decimal(euros))
}
