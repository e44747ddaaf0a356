import { expect, test } from 'vitest'
import { convert, type Money } from '#kernel/money.ts'
import { sampleCoupon } from '#testing/builders/rentals/coupons.ts'
import { couponDeal } from './coupon-deal.ts'

const RATES = { date: '2026-12-01', perEuro: { EUR: '1', AED: '4' } }
const inAed = (amount: Money) => convert(amount, 'AED', RATES)
const NAMES = new Map([
  [17, 'Sahra Garages'],
  [11, 'Europcar'],
])
const supplierName = (id: number) => NAMES.get(id) ?? null

test('amounts are told in the reader’s currency, with what the coupon needs and until when', () => {
  const until = Temporal.Instant.from('2027-01-01T00:00:00Z')
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  const fixed = sampleCoupon({
    takes: { kind: 'fixed', amount: eur(2500) },
    minimumTotal: eur(10_000),
    validUntil: until,
    perUserLimit: 1,
  })
  expect(couponDeal(fixed, inAed, { language: 'en', supplierName })).toEqual({
    kind: 'coupon',
    code: 'TEN',
    percent: null,
    amount: { amount: 10_000, currency: 'AED' },
    at_most: null,
    minimum: { amount: 40_000, currency: 'AED' },
    once_each: true,
    only_for: null,
    until: '2027-01-01T00:00:00Z',
  })
  const share = sampleCoupon({ takes: { kind: 'percent', basisPoints: 1050, most: eur(5000) } })
  expect(couponDeal(share, inAed, { language: 'en', supplierName })).toMatchObject({
    percent: 10.5,
    amount: null,
    at_most: { amount: 20_000, currency: 'AED' },
  })
})

test.for([
  {
    suppliers: [17],
    countries: ['AE', 'KW'],
    en: 'cars from Sahra Garages in United Arab Emirates and Kuwait',
  },
  { suppliers: [17, 11], countries: [], en: 'cars from Sahra Garages and Europcar' },
  { suppliers: [], countries: ['SA'], en: 'rentals in Saudi Arabia' },
])('what it is limited to is told in words: $en', ({ suppliers, countries, en }) => {
  const limited = sampleCoupon({ supplierIds: suppliers, countryCodes: countries })
  const inEnglish = couponDeal(limited, inAed, { language: 'en', supplierName })
  expect(inEnglish?.only_for).toBe(en)
  const inArabic = couponDeal(limited, inAed, { language: 'ar', supplierName })
  expect(inArabic?.only_for).toMatch(/\p{Script=Arabic}/u)
})

test('a coupon for a supplier that is not sold, or in a currency without a rate, is no deal', () => {
  const words = { language: 'en', supplierName } as const
  expect(couponDeal(sampleCoupon({ supplierIds: [99] }), inAed, words)).toBeNull()
  const takes = { kind: 'fixed', amount: { amount: 100, currency: 'TRY' } } as const
  expect(couponDeal(sampleCoupon({ takes }), inAed, words)).toBeNull()
})
