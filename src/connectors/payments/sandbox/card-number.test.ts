import { expect, test } from 'vitest'
import { markOf } from './card-number.ts'

test.for([
  ['4242424242424242', 'visa'],
  ['2223003122003222', 'mastercard'],
  ['5105105105105100', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['36227206271667', 'diners'],
  ['3566002020360505', 'jcb'],
  ['6200000000000005', 'unionpay'],
] as const)('%s is a number of %s', ([number, brand]) => {
  expect(markOf(number)).toEqual({ brand, last4: number.slice(-4) })
})
