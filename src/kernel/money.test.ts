import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, convert, decimal, divideRounded, money, parseAmount, prorate, share, sum } from './money.ts'

test.for([
  [5n, 2n, 3],
  [-5n, 2n, -3],
  [4n, 3n, 1],
  [-4n, 3n, -1],
  [1n, -2n, -1],
  [0n, 7n, 0],
] as const)('%d ÷ %d rounds half away from zero to %d', ([numerator, denominator, rounded]) => {
  expect(divideRounded(numerator, denominator)).toBe(rounded)
})

describe('a supplier’s decimal text', () => {
  test.for([
    ['305.94', 30_594],
    ['72.9515', 7295],
    ['72.955', 7296],
    [' 12 ', 1200],
    ['-0.005', -1],
    ['+1.5', 150],
    ['.5', 50],
    ['5.', 500],
    ['285603.210000000000', 28_560_321],
    ['1,234.00', null],
    ['186,60', null],
    ['.', null],
    ['1 234', null],
    ['', null],
    ['1e5', null],
    ['NaN', null],
  ] as const)('%s is %s', ([text, amount]) => {
    expect(parseAmount(text)).toBe(amount)
  })

  test('comes back the same from any whole number of hundredths', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger().map((n) => n % 1e13),
        (amount) => parseAmount(decimal(amount)) === (amount || 0),
      ),
    )
  })
})

test('parts in proportion always add up to the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }).filter((weights) => weights.some((w) => w > 0)),
      (amount, weights) => {
        expect(sum(prorate(money(amount, 'EUR'), weights), 'EUR').amount).toBe(amount)
      },
    ),
  )
})

test('two currencies do not add up', () => {
  expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow('EUR and USD')
})

test('a fraction of a hundredth is no amount', () => {
  expect(() => money(0.5, 'EUR')).toThrow('whole number')
})

test('12.5% of €10.02 is €1.25', () => {
  expect(share(money(1002, 'EUR'), 1250)).toEqual(money(125, 'EUR'))
})

test('conversion goes through the euro with one rounding', () => {
  const rates = { date: '2026-11-02', perEuro: { EUR: '1', USD: '1.1625', KWD: '0.3565' } }
  expect(convert(money(10_000, 'USD'), 'KWD', rates)).toEqual(money(3067, 'KWD'))
  expect(convert(money(10_000, 'USD'), 'XXX', rates)).toBeNull()
})
