import { describe, expect, test } from 'vitest'
import { fareOf } from '#testing/builders/trips/trip-rows.ts'
import { billTax, isReverseCharge, type BillParties } from './bill-tax.ts'
import type { AppliedTax } from '../lines/fare-inputs.ts'
import type { Fare } from '../lines/fare.contract.ts'
import { TAX_TERMS, termsOn } from './tax-terms.ts'
import { TRIP_CATEGORIES } from '../categories.contract.ts'

const KARNATAKA = '29AAAAA0000A1Z5'
const MAHARASHTRA = '27AAAAA0000A1Z5'
const LADAKH = '38AAAAA0000A1Z5'
const day = '2026-12-04'
const lookup = { country: 'IN', day, category: TRIP_CATEGORIES.rental }
const terms = { ...termsOn(TAX_TERMS, lookup), supplier: 'owner' as const }
const tax: AppliedTax = {
  country: 'IN',
  from_day: '2025-09-22',
  fuel_included: true,
  basis_points: 500,
}
const parties: BillParties = {
  broker: { name: 'Rihla', tax_id: MAHARASHTRA },
  owner: { name: 'Ravi Kumar', tax_id: null, corporate: false },
  company: { name: 'Indus Software', tax_id: KARNATAKA },
  traveller: 'Meera Rao',
  city: { country: 'IN', region: '29' },
}

describe('a bill is under reverse charge', () => {
  test.for([
    { name: 'of a non-corporate to a company at 5% with fuel', expected: true },
    { name: 'not of a corporate', parties: { owner: { ...own(), corporate: true } }, expected: false },
    { name: 'not to a person', parties: { company: null }, expected: false },
    { name: 'not at 18%', tax: { basis_points: 1800 }, expected: false },
    { name: 'not without fuel', tax: { fuel_included: false }, expected: false },
    { name: 'not where we are the deemed supplier', terms: { supplier: 'broker' as const }, expected: false },
    { name: 'not of our own vehicle, as a corporate', parties: { owner: null }, expected: false },
    {
      name: 'of our own vehicle, as a non-corporate',
      parties: { owner: null },
      terms: { broker_corporate: false },
      expected: true,
    },
    { name: 'not before it began', terms: { reverse_charge: null }, expected: false },
  ])('$name', ({ expected, ...changed }) => {
    const input = {
      parties: { ...parties, ...changed.parties },
      terms: { ...terms, ...changed.terms },
      tax: { ...tax, ...changed.tax },
    }
    expect(isReverseCharge(input.terms, input.parties, input.tax)).toBe(expected)
  })
})

function own() {
  return { name: 'Ravi Kumar', tax_id: null }
}

const fare = fareOf([
  { kind: 'package', amount: 24_010 },
  { kind: 'tax', amount: 1201 },
]) as unknown as Fare
const ours = { ...terms, supplier: 'broker' as const }
const partsIn = (changed: Partial<BillParties>) =>
  billTax({ terms: ours, parties: { ...parties, ...changed }, tax, fare, day }).parts.map(
    ({ name, basis_points, amount }) => [name, basis_points, amount.amount],
  )

test.for([
  {
    name: 'within a state half is the union’s and half the state’s, and they add up',
    parties: { company: { name: 'Pune Tools', tax_id: MAHARASHTRA } },
    parts: [
      ['CGST', 250, 601],
      ['SGST', 250, 600],
    ],
  },
  {
    name: 'within a territory of the union the state’s half is the territory’s',
    parties: {
      broker: { name: 'Rihla', tax_id: LADAKH },
      company: null,
      city: { country: 'IN', region: '38' },
    },
    parts: [
      ['CGST', 250, 601],
      ['UTGST', 250, 600],
    ],
  },
  { name: 'between states it is one', parties: {}, parts: [['IGST', 500, 1201]] },
  {
    name: 'of a supplier without a GSTIN it is not told apart',
    parties: { broker: { name: 'Rihla', tax_id: null } },
    parts: [['GST', 500, 1201]],
  },
])('tax of India: $name', ({ parties: changed, parts }) => {
  expect(partsIn(changed)).toEqual(parts)
})

test('the place of supply is a registered company’s state, for anybody else where they get in', () => {
  const placeFor = (company: BillParties['company']) =>
    billTax({ terms, parties: { ...parties, company }, tax, fare, day }).place_of_supply.region
  expect(placeFor({ name: 'Pune Tools', tax_id: MAHARASHTRA })).toBe('27')
  expect(placeFor({ name: 'Not registered', tax_id: null })).toBe('29')
  expect(placeFor(null)).toBe('29')
})

test('in the Gulf it is VAT, by our number there', () => {
  const gulf = {
    terms: { ...termsOn(TAX_TERMS, { ...lookup, country: 'AE' }), broker_tax_id: '100123456700003' },
    parties: { ...parties, owner: null, city: { country: 'AE', region: null } },
    tax: { ...tax, country: 'AE' },
  }
  const billed = billTax({ ...gulf, fare, day })
  expect(billed).toMatchObject({
    supplier: { role: 'broker', name: 'Rihla', tax_id: '100123456700003' },
    service_code: null,
    reverse_charge: false,
    taxable: { amount: 24_010 },
    tax: { amount: 1201 },
    parts: [{ name: 'VAT', basis_points: 500 }],
  })
  const free = billTax({ ...gulf, tax: { ...gulf.tax, basis_points: 0 }, fare: noTax(), day })
  expect([free.tax.amount, free.parts]).toEqual([0, []])
})

function noTax() {
  return fareOf([{ kind: 'package', amount: 24_010 }]) as unknown as Fare
}
