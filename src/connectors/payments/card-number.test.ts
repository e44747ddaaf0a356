import { expect, test } from 'vitest'
import fc from 'fast-check'
import { luhnValid, markOf } from './card-number.ts'

test.for([
  ['4242424242424242', 'visa'],
  ['2223003122003222', 'mastercard'],
  ['5105105105105100', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['36227206271667', 'diners'],
  ['3566002020360505', 'jcb'],
  ['6200000000000005', 'unionpay'],
] as const)('%s is a valid number of %s', ([number, brand]) => {
  expect(luhnValid(number)).toBe(true)
  expect(markOf(number)).toEqual({ brand, last4: number.slice(-4) })
})

test.for(['4242424242424241', '4242 4242 4242 4242', '42', '', '0'.repeat(20)])('%j is no card number', (text) => {
  expect(luhnValid(text)).toBe(false)
})

test('one wrong digit is always noticed', () => {
  const numbers = fc.stringMatching(/^4\d{14}$/)
  fc.assert(
    fc.property(numbers, fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, at, shift) => {
      const valid = Array.from('0123456789', (last) => start + last).find(luhnValid) ?? ''
      const wrong = String((Number(valid[at]) + shift) % 10)
      expect(valid).toHaveLength(16)
      expect(luhnValid(valid.slice(0, at) + wrong + valid.slice(at + 1))).toBe(false)
    }),
  )
})
