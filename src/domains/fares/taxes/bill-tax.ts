import { money, prorate, subtract, sum, type Money } from '#kernel/money.ts'
import type { BillTax } from './bill-tax.contract.ts'
import type { AppliedTax } from '../lines/fare-inputs.ts'
import { UNION_TERRITORIES, stateOfGstin } from './gst-states.ts'
import type { Fare } from '../lines/fare.contract.ts'
import type { AppliedTerms } from './tax-terms.ts'

export type Party = { name: string; tax_id: string | null }

/** The parties to a bill. `company`: the corporate customer. `owner`: the vehicle's. Null if there is none. */
export type BillParties = {
  broker: Party
  owner: (Party & { corporate: boolean }) | null
  company: Party | null
  traveller: string
  city: { country: string; region: string | null }
}

/**
 * Returns the party that owes the tax: us if the law deems us the supplier and for our own vehicles, otherwise the
 * vehicle's owner.
 */
function supplierOf(terms: AppliedTerms, { broker, owner }: BillParties) {
  if (terms.supplier === 'owner' && owner) return { role: 'owner' as const, ...owner }
  return {
    role: 'broker' as const,
    name: broker.name,
    tax_id: terms.broker_tax_id ?? broker.tax_id,
    // A deemed supplier always owes the tax.
    corporate: terms.supplier === 'broker' || terms.broker_corporate,
  }
}

/**
 * Returns true if a company pays the tax on this bill itself: on a non-corporate supply to it, with fuel, at the
 * reverse-charge rate.
 */
export function isReverseCharge(terms: AppliedTerms, parties: BillParties, tax: AppliedTax): boolean {
  return (
    parties.company !== null &&
    tax.fuel_included &&
    tax.basis_points === terms.reverse_charge &&
    !supplierOf(terms, parties).corporate
  )
}

type Billed = { terms: AppliedTerms; parties: BillParties; tax: AppliedTax; fare: Fare; day: string }

/** Returns the tax details of a bill. `tax`: the tax with which its fare was computed. */
export function billTax({ terms, parties, tax, fare, day }: Billed): BillTax {
  const { company, traveller, city } = parties
  const { role, name, tax_id } = supplierOf(terms, parties)
  const region = regionOf(company, city)
  const line = fare.lines.find(({ kind }) => kind === 'tax')
  const { currency } = fare.total
  const charged = sum(line ? [line.amount] : [], currency)
  const whole = tax.by_recipient ? money(Number(line?.inputs['due'] ?? 0), currency) : charged
  return {
    day,
    country: tax.country,
    basis_points: tax.basis_points,
    service_code: terms.service_code,
    supplier: { role, name, tax_id },
    recipient: company ? { name: company.name, tax_id: company.tax_id } : { name: traveller, tax_id: null },
    place_of_supply: { country: city.country, region },
    reverse_charge: tax.by_recipient === true,
    taxable: subtract(fare.total, charged),
    tax: whole,
    parts: partsOf(whole, tax, { region, of: stateOfGstin(tax_id) }),
  }
}

/** Returns a registered company's state; for others, the state of the pick-up (IGST Act s. 12(9)). */
function regionOf(company: Party | null, city: BillParties['city']): string | null {
  if (city.country !== 'IN') return city.region
  return stateOfGstin(company?.tax_id ?? null) ?? city.region
}

/**
 * Returns the parts of the tax. India: within the supplier's state, half to the union and half to the state; otherwise
 * all to the union.
 */
function partsOf(
  whole: Money,
  { country, basis_points }: AppliedTax,
  { region, of }: { region: string | null; of: string | null },
): BillTax['parts'] {
  if (basis_points === 0) return []
  if (country !== 'IN') return [{ name: 'VAT', basis_points, amount: whole }]
  if (of === null || region === null) return [{ name: 'GST', basis_points, amount: whole }]
  if (of !== region) return [{ name: 'IGST', basis_points, amount: whole }]
  const half = basis_points / 2
  const [central = whole, state = whole] = prorate(whole, [1, 1])
  return [
    { name: 'CGST', basis_points: half, amount: central },
    { name: UNION_TERRITORIES.has(region) ? 'UTGST' : 'SGST', basis_points: half, amount: state },
  ]
}
