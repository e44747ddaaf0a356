import { describe, expect, test } from 'vitest'
import { TAX_TERMS, termsOn } from './tax-terms.ts'
import { taxTermsOf } from './tax-terms-text.ts'
import { TRIP_CATEGORIES } from '../categories.contract.ts'

const { rental, selfDrive, airportDrop, shuttle } = TRIP_CATEGORIES
const india = { country: 'IN', day: '2027-01-15', category: rental }

test.for([
  { name: 'a vehicle with its driver by the hour', category: rental, code: '9966' },
  { name: 'a transfer', category: airportDrop, code: '9964' },
  { name: 'seats', category: shuttle, code: '9964' },
  { name: 'a car without a driver', category: selfDrive, code: '9973' },
])('in India $name is service $code', ({ category, code }) => {
  expect(termsOn(TAX_TERMS, { ...india, category }).service_code).toBe(code)
})

test.for([
  { day: '2019-09-30', rate: null },
  { day: '2019-10-01', rate: 500 },
])('reverse charge at 5% began in October 2019: on $day at $rate', ({ day, rate }) => {
  expect(termsOn(TAX_TERMS, { ...india, day }).reverse_charge).toBe(rate)
})

test('a country without rows has no codes, no reverse charge, and us as the supplier', () => {
  expect(termsOn(TAX_TERMS, { ...india, country: 'AE' })).toEqual({
    service_code: null,
    supplier: 'broker',
    broker_corporate: true,
    reverse_charge: null,
    broker_tax_id: null,
  })
})

describe('rows of the configuration', () => {
  test('hold from their day on, also on the day of one of ours', () => {
    const terms =
      taxTermsOf(
        'IN code 2 996601 2017-07-01, IN supplier owner 2027-04-01, IN broker non-corporate 2020-01-01, ' +
          'IN reverse-charge never 2027-04-01, AE tax-id 100123456700003 2018-01-01',
      ) ?? []
    expect(termsOn(terms, { ...india, day: '2027-03-31' })).toEqual({
      service_code: '996601',
      supplier: 'broker',
      broker_corporate: false,
      reverse_charge: 500,
      broker_tax_id: null,
    })
    const later = termsOn(terms, { ...india, day: '2027-04-01' })
    expect([later.supplier, later.reverse_charge]).toEqual(['owner', null])
    expect(termsOn(terms, { ...india, country: 'AE' }).broker_tax_id).toBe('100123456700003')
  })

  test.for([
    '',
    'IN supplier owner',
    'IN supplier somebody 2027-04-01',
    'IN code 9966 2017-07-01',
    'IN code 3 9966 2017-07-01',
    'IN code 2 tax 2017-07-01',
    'IN reverse-charge 5 2019-10-01',
    'IN broker non-corporate 2027-02-30',
    'in supplier owner 2027-04-01',
    'AE tax-id 1 2018-01-01',
    'IN supplier owner 2027-04-01,',
  ])('such as "%s" are not read', (text) => {
    expect(taxTermsOf(text)).toBeNull()
  })
})
