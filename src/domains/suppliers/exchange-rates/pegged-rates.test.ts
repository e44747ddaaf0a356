import { expect, test } from 'vitest'
import { withPeggedRates } from './pegged-rates.ts'

const DATE = '2026-11-30'

test('the Gulf and Jordan follow the dollar by their official pegs', () => {
  expect(withPeggedRates({ date: DATE, perEuro: { USD: '1.1625', GBP: '0.8712' } })).toEqual({
    date: DATE,
    perEuro: {
      USD: '1.1625',
      GBP: '0.8712',
      AED: '4.26928125',
      SAR: '4.35937500',
      QAR: '4.23150000',
      BHD: '0.43710000',
      OMR: '0.44698125',
      JOD: '0.82421250',
    },
  })
})

test('a product of more than eight places is rounded half up', () => {
  expect(withPeggedRates({ date: DATE, perEuro: { USD: '1.16251' } }).perEuro['AED']).toBe('4.26931798')
})

test('what the bank publishes itself is taken as it is', () => {
  expect(withPeggedRates({ date: DATE, perEuro: { USD: '1.1', SAR: '4.2' } }).perEuro['SAR']).toBe('4.2')
})

test('Kuwait’s dinar follows a basket that is not published, so nothing is made up for it', () => {
  expect(withPeggedRates({ date: DATE, perEuro: { USD: '1.1' } }).perEuro).not.toHaveProperty('KWD')
})
