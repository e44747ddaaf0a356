import { expect, test } from 'vitest'
import { parseDiscount } from './parse-discount.ts'

test.for([
  { text: '25 EUR', takes: { kind: 'fixed', amount: { amount: 2500, currency: 'EUR' } } },
  { text: '12.50 KWD', takes: { kind: 'fixed', amount: { amount: 1250, currency: 'KWD' } } },
  { text: '10%', takes: { kind: 'percent', basisPoints: 1000, most: null } },
  { text: '10 %', takes: { kind: 'percent', basisPoints: 1000, most: null } },
  { text: '0 EUR', takes: null },
  { text: '0%', takes: null },
  { text: '100%', takes: null },
  { text: '-5 EUR', takes: null },
  { text: '25', takes: null },
  { text: '25 XYZ', takes: null },
  { text: '1.005 EUR', takes: null },
  { text: '', takes: null },
])('what a coupon takes off, written as $text', ({ text, takes }) => {
  expect(parseDiscount(text)).toEqual(takes)
})
