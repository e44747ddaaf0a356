import { expect, test } from 'vitest'
import { deskBrand } from './desk-brand.ts'

test.for([
  {
    rule: 'a broker’s offer names the brand of its code',
    code: 'GC',
    name: 'GOLDCAR SPAIN',
    brand: 'Goldcar',
  },
  {
    rule: 'without a code of ours, in the supplier’s words',
    code: null,
    name: 'EuropCar',
    brand: 'EuropCar',
  },
  { rule: 'an unknown code alone says nothing', code: 'DS', name: undefined, brand: null },
  { rule: 'a supplier’s own desk needs no second name', code: 'OK', name: undefined, brand: null },
])('$rule', ({ code, name, brand }) => {
  const vendor = name === undefined ? { vendorCode: code } : { vendorCode: code, vendorName: name }
  expect(deskBrand(vendor, 'OK Mobility')).toBe(brand)
})

test.for([
  { code: 'AL', brand: 'Alamo' },
  { code: 'ZL', brand: 'National' },
  { code: 'DS', brand: null },
  { code: 'OK', brand: 'OK Mobility' },
  { code: 'CE', brand: null },
  { code: 'GM', brand: 'Green Motion' },
  { code: 'GC', brand: 'Goldcar' },
])('the code $code of the specification is $brand', ({ code, brand }) => {
  expect(deskBrand({ vendorCode: code }, 'Flexible Autos')).toBe(brand)
})
