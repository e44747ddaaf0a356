import fc from 'fast-check'
import { expect, test } from 'vitest'
import { luhnValid } from './luhn.ts'

test.for(['4242424242424242', '2223003122003222', '378282246310005', '36227206271667'])(
  '%s fits',
  (number) => {
    expect(luhnValid(number)).toBe(true)
  },
)

test.for(['4242424242424241', '4242 4242 4242 4242', '42', '', '0'.repeat(20)])(
  '%j is no card number',
  (text) => {
    expect(luhnValid(text)).toBe(false)
  },
)

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
