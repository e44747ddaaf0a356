import { expect, test } from 'vitest'
import { readSought, type Sought } from './sought.ts'

const ID = '0192f0a0-7b1c-7def-8123-0123456789ab'

test.for<[typed: string, means: Partial<Sought>]>([
  [ID.toUpperCase(), { id: ID }],
  ['kmrtw7xyz2', { patterns: ['%kmrtw7xyz2%'], reference: 'KMRTW7XYZ2' }],
  ['Anna Smith', { patterns: ['%anna%', '%smith%'] }],
  ['+44 (0) 7911-123', { patterns: ['%447911123%'] }],
  ['ab', {}],
  ['ab smith', { patterns: ['%ab%', '%smith%'] }],
  ['4242', { patterns: ['%4242%'], last4: '4242' }],
  ['4242 253.10', { last4: '4242', amount: 25_310 }],
  ['€1,253.10', { amount: 125_310 }],
  ['€253', { amount: 25_300 }],
  ['253,10 EUR', { amount: 25_310 }],
  ['253', { patterns: ['%253%'] }],
  ['2027-03-01', { days: { from: '2027-03-01', to: '2027-03-01' } }],
  ['1.3.2027', { days: { from: '2027-03-01', to: '2027-03-01' } }],
  ['smith 2028-02', { patterns: ['%smith%'], days: { from: '2028-02-01', to: '2028-02-29' } }],
  ['smith march 2027', { patterns: ['%smith%'], days: { from: '2027-03-01', to: '2027-03-31' } }],
  ['5 مارس 2027', { days: { from: '2027-03-05', to: '2027-03-05' } }],
  ['April May', { patterns: ['%april%', '%may%'] }],
  ['31.2.2027', { patterns: ['%3122027%'] }],
  ['100%_a', { patterns: [String.raw`%100\%\_a%`] }],
])('"%s" means %o', ([typed, means]) => {
  const nothing = { patterns: [], id: null, reference: null, days: null, amount: null, last4: null }
  expect(readSought(typed)).toEqual({ ...nothing, ...means })
})
