import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Money } from '#kernel/money.ts'
import { fail } from '#kernel/result.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import type { Price } from '#kernel/price.contract.ts'
import { sampleCoupon } from '#testing/builders/rentals/coupons.ts'
import { couponCode, couponDiscount, refittedDiscount, type Coupon, type CouponCart } from './coupon.ts'
import { withCoupon, withoutCoupon } from './discounted-price.ts'

const NOW = Temporal.Instant.from('2026-11-20T10:00:00Z')
const NEVER_USED = { now: NOW, usedByYou: 0 }
const exchange = { date: '2026-11-20', perEuro: { EUR: '1', USD: '1.25', KWD: '0.355' } }
const money = (amount: number, currency = 'EUR'): Money => ({ amount, currency })

type CartWish = { currency?: string; timing?: Offer['payment']['timing']; ours?: number }

/** A car of OK Mobility (14) in the Emirates for 4 days. */
function cart(
  payNow: number,
  atDesk: number,
  { currency = 'EUR', timing = 'part', ours = payNow }: CartWish = {},
): CouponCart {
  const { offer } = sampleBooking()
  const price: Price = {
    total: money(payNow + atDesk, currency),
    per_day: money(Math.round((payNow + atDesk) / 4), currency),
    pay_now: money(payNow, currency),
    pay_at_desk: money(atDesk, currency),
    supplier_total: money(atDesk, currency),
    lines: [{ kind: 'rental', label: 'rental', amount: money(payNow + atDesk, currency) }],
  }
  const margin = money(ours, currency)
  return { offer: { ...offer, payment: { ...offer.payment, timing } }, price, margin, exchange, days: 4 }
}

const percent = (basisPoints: number, most: Money | null = null) => ({
  takes: { kind: 'percent' as const, basisPoints, most },
})
const fixed = (amount: Money) => ({ takes: { kind: 'fixed' as const, amount } })

test.for([
  { name: 'a share of the total', over: percent(1000), cart: cart(20_000, 0), off: 2000 },
  { name: 'half a cent is rounded away from zero', over: percent(1250), cart: cart(20_004, 0), off: 2501 },
  { name: 'a share, at most so much', over: percent(1000, money(500)), cart: cart(20_000, 0), off: 500 },
  {
    name: 'a most in another currency',
    over: percent(1000, money(500, 'USD')),
    cart: cart(20_000, 0),
    off: 400,
  },
  { name: 'a fixed amount', over: fixed(money(2500)), cart: cart(20_000, 0), off: 2500 },
  {
    name: 'a fixed amount, converted',
    over: fixed(money(2500)),
    cart: cart(20_000, 0, { currency: 'KWD' }),
    off: 888,
  },
  {
    name: 'no more than is paid now',
    over: percent(5000),
    cart: cart(1500, 18_500),
    off: 1500,
    limited: true,
  },
  {
    name: 'no more than the price',
    over: fixed(money(99_999)),
    cart: cart(3000, 0),
    off: 3000,
    limited: true,
  },
  {
    name: 'no more than our margin',
    over: percent(10_000),
    cart: cart(20_000, 0, { ours: 1500 }),
    off: 1500,
    limited: true,
  },
  {
    name: 'more than our margin where finance allows it',
    over: { ...fixed(money(2500)), mayExceedMargin: true },
    cart: cart(20_000, 0, { ours: 1500 }),
    off: 2500,
    limited: false,
  },
  { name: 'at its least total', over: { minimumTotal: money(20_000) }, cart: cart(20_000, 0), off: 2000 },
  {
    name: 'in its last second',
    over: { validUntil: NOW.add({ seconds: 1 }) },
    cart: cart(20_000, 0),
    off: 2000,
  },
  { name: 'for its last use', over: { totalLimit: 20, used: 19 }, cart: cart(20_000, 0), off: 2000 },
  {
    name: 'of its supplier and country',
    over: { supplierIds: [11, 14], countryCodes: ['AE'] },
    cart: cart(20_000, 0),
    off: 2000,
  },
])('a coupon takes off $name', ({ over, cart: of, off, limited = false }) => {
  expect(couponDiscount(sampleCoupon(over), of, NEVER_USED)).toEqual({
    ok: true,
    value: { amount: money(off, of.price.total.currency), limited },
  })
})

test.for<{ code: string; over?: Partial<Coupon>; of?: CouponCart; usedByYou?: number }>([
  { code: 'coupon_not_yet_valid', over: { validFrom: NOW.add({ seconds: 1 }) } },
  { code: 'coupon_over', over: { validUntil: NOW } },
  { code: 'coupon_used_up', over: { totalLimit: 20, used: 20 } },
  { code: 'coupon_used_by_you', over: { perUserLimit: 2 }, usedByYou: 2 },
  { code: 'coupon_wrong_supplier', over: { supplierIds: [11] } },
  { code: 'coupon_wrong_country', over: { countryCodes: ['KW'] } },
  { code: 'coupon_paid_at_desk', of: cart(0, 20_000, { timing: 'desk' }) },
  { code: 'coupon_paid_at_desk', of: cart(0, 20_000) },
  { code: 'coupon_paid_at_desk', of: cart(900, 20_000, { timing: 'desk' }) },
  { code: 'coupon_price_lowest', of: cart(20_000, 0, { ours: 0 }) },
  { code: 'coupon_minimum', over: { minimumTotal: money(20_001) } },
  { code: 'coupon_minimum', over: { minimumTotal: money(25_002, 'USD') } },
  { code: 'coupon_currency', over: fixed(money(2500, 'TRY')) },
  { code: 'coupon_currency', over: percent(1000, money(2500, 'TRY')) },
  { code: 'coupon_currency', over: { minimumTotal: money(1, 'TRY') } },
])(
  'a coupon that does not fit is rejected with a reason: $code',
  ({ code, over = {}, of = cart(20_000, 0), usedByYou = 0 }) => {
    expect(couponDiscount(sampleCoupon(over), of, { now: NOW, usedByYou })).toEqual(fail({ code }))
  },
)

test('a code is the same in small letters and with space around it', () => {
  expect(couponCode(' welcome10 ')).toBe('WELCOME10')
})

const rate = fc.integer({ min: 1, max: 400_000 }).map((hundredths) => (hundredths / 100).toFixed(2))
const amount = fc.integer({ min: 0, max: 5_000_000 })
const currency = fc.constantFrom(...CURRENCIES.map(({ code }) => code))
const takes = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    most: fc.option(fc.record({ amount: amount.map((value) => value + 1), currency })),
  }),
  fc.record({
    kind: fc.constant('fixed' as const),
    amount: fc.record({ amount: amount.map((value) => value + 1), currency }),
  }),
)

test('with any coupon in any currency, lines add up, now and desk add up, nothing is below zero, and it comes off again', () => {
  const rates = fc.record(Object.fromEntries(CURRENCIES.map(({ code }) => [code, rate])))
  fc.assert(
    fc.property(
      takes,
      currency,
      amount,
      amount,
      fc.integer({ min: 1, max: 60 }),
      rates,
      (how, ownCurrency, now, desk, days, perEuro) => {
        const of = {
          ...cart(now, desk, { currency: ownCurrency }),
          days,
          exchange: { date: '2026-11-20', perEuro: { ...perEuro, EUR: '1' } },
        }
        const discount = couponDiscount(sampleCoupon({ takes: how }), of, NEVER_USED)
        if (!discount.ok) {
          expect(discount.failure.code).toBe('coupon_paid_at_desk')
          return
        }
        const booked = { code: 'TEN', discount: discount.value.amount }
        const { lines, total, pay_now, pay_at_desk, supplier_total } = withCoupon(of.price, booked, days)
        expect(lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(total.amount)
        expect(pay_now.amount + pay_at_desk.amount).toBe(total.amount)
        for (const part of [booked.discount, total, pay_now, pay_at_desk])
          expect(part.amount).toBeGreaterThanOrEqual(0)
        for (const part of [total, pay_now, pay_at_desk, ...lines.map((line) => line.amount)])
          expect(part.currency).toBe(ownCurrency)
        expect(pay_at_desk).toEqual(of.price.pay_at_desk)
        expect(supplier_total).toEqual(of.price.supplier_total)
        const back = withoutCoupon(withCoupon(of.price, booked, days), booked, days)
        expect({ ...back, per_day: null }).toEqual({ ...of.price, per_day: null })
      },
    ),
  )
})

const LATER = NOW.add({ hours: 24 * 30 })

test.for<{ name: string; over?: Partial<Coupon>; of?: CouponCart; before?: number; off: number | string }>([
  { name: 'a share of a smaller price is smaller', of: cart(5_000, 0), off: 500 },
  { name: 'a share of a greater price is what it was', of: cart(30_000, 0), off: 2000 },
  { name: 'its cap is looked at again', over: percent(1000, money(800)), off: 800 },
  { name: 'a fixed amount stays', over: fixed(money(2000)), of: cart(30_000, 0), off: 2000 },
  { name: 'no more than is paid now', over: fixed(money(2000)), of: cart(700, 9000), off: 700 },
  { name: 'a price below its minimum', over: { minimumTotal: money(20_001) }, off: 'coupon_minimum' },
  { name: 'nothing is paid to us any more', of: cart(0, 20_000), off: 'coupon_paid_at_desk' },
  { name: 'another supplier', over: { supplierIds: [11] }, off: 'coupon_wrong_supplier' },
  { name: 'its last use was this one', over: { totalLimit: 20, used: 20, perUserLimit: 1 }, off: 2000 },
  { name: 'it ended after it was used', over: { validUntil: LATER }, off: 2000 },
])('the coupon of a changed booking: $name', ({ over, of = cart(20_000, 0), before = 2000, off }) => {
  const refitted = refittedDiscount(sampleCoupon(over), of, { usedAt: NOW, before: money(before) })
  expect(refitted.ok ? refitted.value.amount : refitted.failure.code).toEqual(
    typeof off === 'number' ? money(off) : off,
  )
})

test('a refitted coupon never discounts more than before, nor less on a higher price, and the price adds up', () => {
  const whole = fc.integer({ min: 1, max: 5_000_000 })
  const ownCurrency = fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      most: fc.option(whole.map((value) => money(value))),
    }),
    fc.record({ kind: fc.constant('fixed' as const), amount: whole.map((value) => money(value)) }),
  )
  fc.assert(
    fc.property(
      ownCurrency,
      fc.option(whole),
      whole,
      fc.tuple(whole, amount, amount, amount),
      (how, minimum, before, [now, desk, moreNow, moreDesk]) => {
        const redeemed = { usedAt: NOW, before: money(before) }
        const ours = sampleCoupon({ takes: how, minimumTotal: minimum === null ? null : money(minimum) })
        const smaller = refittedDiscount(ours, cart(now, desk), redeemed)
        const greater = refittedDiscount(ours, cart(now + moreNow, desk + moreDesk), redeemed)
        const off = smaller.ok ? smaller.value.amount.amount : 0
        expect(off).toBeLessThanOrEqual(before)
        expect(greater.ok ? greater.value.amount.amount : 0).toBeGreaterThanOrEqual(off)
        const { lines, total, pay_now, pay_at_desk } = withCoupon(
          cart(now, desk).price,
          { code: 'TEN', discount: money(off) },
          4,
        )
        expect(lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(total.amount)
        expect(pay_now.amount + pay_at_desk.amount).toBe(total.amount)
        expect(pay_now.amount).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
