import { decimal } from '#kernel/money.ts'
import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import { inLocalCurrency } from '../world/countries.ts'
import type { Country } from '../world/countries.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import { PRODUCTS } from '#connectors/suppliers/flexible-autos/products.ts'
import type { SimulatedBrand } from './simulated-brands.ts'
import { EXTRAS, localAmount } from './simulated-cost.ts'
import { deskXml } from './simulated-stations.ts'

const ALWAYS = [
  'Collision Damage Waiver',
  'Theft Protection',
  'Third Party Liability',
  'Unlimited Mileage',
  'Local Taxes',
  'Roadside Assistance',
]

/** Returns `SupplierInfo/Details`: a brand's desks and terms, in its own HTML. */
export function detailsXml(rental: SimulatedRental, brand: SimulatedBrand): string {
  return element(
    'Details',
    {},
    textElement('Supplier', brand.name),
    element('Inclusions', {}, ...PRODUCTS.map(({ id, name }) => inclusions(id, name, rental))),
    textElement('FuelPolicy', brand.fuelPolicy),
    textElement('ExcessPolicy', excessPolicy(brand, rental.from.country)),
    deskXml('PickUpDetails', rental.from),
    deskXml('DropOffDetails', rental.to),
    element('AvailableExtras', {}, ...extras(rental)),
    element('TermsAndConditions', {}, ...terms(brand, rental.from.country)),
  )
}

function inclusions(id: string, product: string, { from }: SimulatedRental): string {
  const included = [
    ...ALWAYS,
    ...(from.iata === null ? [] : ['Airport Surcharge']),
    ...(id === '3' || id === '4' ? ['One Tank of Fuel', 'Additional Driver'] : []),
    ...(id === '2' || id === '4' ? ['GPS Navigation'] : []),
  ]
  return element(
    'Inclusions',
    {},
    textElement('Product', product),
    textElement('Inclusion', included.join('; ')),
  )
}

function excessPolicy({ excess }: SimulatedBrand, country: Country): string {
  const [damage, theft] = [
    inLocalCurrency(excess, country),
    inLocalCurrency(Math.round(excess * 0.8), country),
  ]
  return `<p>You are liable for the first <b>${country.currency} ${thousands(damage)}</b> of damage &amp; the first <b>${country.currency} ${thousands(theft)}</b> of theft.</p>`
}

function terms({ deposit }: SimulatedBrand, country: Country): string[] {
  const paragraphs = [
    [
      'DEPOSIT',
      `<p>A deposit of ${country.currency} ${thousands(inLocalCurrency(deposit, country))} is held on a credit card in the driver's name.</p>`,
    ],
    ['DRIVING LICENCE REQUIREMENTS', '<p>A licence held for at least <i>1 year</i>.</p>'],
    ['GRACE PERIOD', '<p>There is no grace period.</p>'],
  ] as const
  return paragraphs.map(([header, paragraph]) =>
    element('TandCs', {}, textElement('Header', header), textElement('Paragraph', paragraph)),
  )
}

function extras({ from }: SimulatedRental): string[] {
  return EXTRAS.map(({ id, name, price, period, max }) => {
    const local = localAmount(price, from.country)
    return element(
      'ExtraDetails',
      {},
      textElement('Name', name),
      textElement('SupplierCode', ''),
      textElement('ExtraID', id),
      textElement('Price', local.price),
      textElement('Currency', local.currency),
      textElement('Period', period),
      textElement('MaxAmount', max),
      textElement('Information', ''),
    )
  })
}

/** Formats 130000 as `1,300.00`. */
function thousands(hundredths: number): string {
  return decimal(hundredths).replace(/\B(?=(?:\d{3})+\.)/g, ',')
}
