import { expect, test } from 'vitest'
import type { Coupon } from '#domains/coupons/public.ts'
import { convert, type Money } from '#kernel/money.ts'
import { couponDeal } from './coupon-deal.ts'

const RATES = { date: '2026-12-01', perEuro: { EUR: '1', AED: '4' } }
const inAed = (amount: Money) => convert(amount, 'AED', RATES)
const NAMES = new Map([
  [17, 'Sahra Garages'],
  [11, 'Europcar'],
])
const supplierName = (id: number) => NAMES.get(id) ?? null

function coupon(over: Partial<Coupon> = {}): Coupon {
  return {
    id: '01930000-0000-7000-8000-000000000001',
    code: 'TEN',
    givenTo: null,
    takes: { kind: 'percent', basisPoints: 1050, most: null },
    minimumTotal: null,
    validFrom: Temporal.Instant.from('2026-01-01T00:00:00Z'),
    validUntil: null,
    perUserLimit: null,
    totalLimit: null,
    used: 0,
    supplierIds: [],
    countryCodes: [],
    mayExceedMargin: false,
    ...over,
  }
}

test('amounts are told in the reader’s currency, with what the coupon needs and until when', () => {
  const until = Temporal.Instant.from('2027-01-01T00:00:00Z')
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  const fixed = coupon({
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
  const share = coupon({ takes: { kind: 'percent', basisPoints: 1050, most: eur(5000) } })
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
  const limited = coupon({ supplierIds: suppliers, countryCodes: countries })
  const inEnglish = couponDeal(limited, inAed, { language: 'en', supplierName })
  expect(inEnglish?.only_for).toBe(en)
  const inArabic = couponDeal(limited, inAed, { language: 'ar', supplierName })
  expect(inArabic?.only_for).toMatch(/\p{Script=Arabic}/u)
})

test('a coupon for a supplier that is not sold, or in a currency without a rate, is no deal', () => {
  const words = { language: 'en', supplierName } as const
  expect(couponDeal(coupon({ supplierIds: [99] }), inAed, words)).toBeNull()
  const takes = { kind: 'fixed', amount: { amount: 100, currency: 'TRY' } } as const
  expect(couponDeal(coupon({ takes }), inAed, words)).toBeNull()
})
