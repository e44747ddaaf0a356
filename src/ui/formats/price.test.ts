import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '#kernel/locale.ts'
import { decimal } from '#kernel/money.ts'
import { formatDay, localeOf } from './dates.ts'
import { formatMoney } from './price.tsx'

test.for([
  [{ amount: 12345, currency: 'EUR' }, '€123.45'],
  [{ amount: 100000, currency: 'GBP' }, '£1,000.00'],
  [{ amount: 1200, currency: 'KWD' }, 'KWD 12.00'],
  [{ amount: 5, currency: 'USD' }, '$0.05'],
  [{ amount: -250, currency: 'EUR' }, '-€2.50'],
] as const)('%o reads as %s in English', ([value, text]) => {
  expect(formatMoney(value, 'en').replaceAll('\u00A0', ' ')).toBe(text)
})

test('Arabic amounts have Latin figures and two decimals, for KWD too', () => {
  expect(formatMoney({ amount: 123450, currency: 'KWD' }, 'ar')).toContain('1,234.50')
})

test('an amount beyond what a float holds is shown to the last hundredth', () => {
  expect(formatMoney({ amount: 900719925474099, currency: 'EUR' }, 'en')).toBe('€9,007,199,254,740.99')
})

test('an amount reads as the format of its currency writes it', () => {
  const codes = CURRENCIES.map(({ code }) => code)
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.constantFrom(...codes),
      fc.constantFrom('en' as const, 'ar' as const),
      (amount, currency, language) => {
        const format = new Intl.NumberFormat(localeOf(language), {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        })
        expect(formatMoney({ amount, currency }, language)).toBe(
          format.format(decimal(amount) as Intl.StringNumericLiteral),
        )
      },
    ),
  )
})

test('a wall time is shown as it is, in no time zone', () => {
  expect(formatDay('2026-12-04T00:30', 'en')).toMatch(/^Fri,? 4 Dec 2026(,| at) 00:30$/)
  expect(formatDay('2026-12-04', 'ar')).toContain('2026')
})
