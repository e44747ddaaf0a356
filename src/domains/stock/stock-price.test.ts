import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { carPrice, extraPrice, youngDriverFee } from './stock-price.ts'
import type { StationRates } from './stock.ts'

const WINTER = { firstDay: '2026-12-01', lastDay: '2027-02-28', basisPoints: 12_000 }
const FEAST = { firstDay: '2027-02-08', lastDay: '2027-02-10', basisPoints: 15_000 }
const RATES: StationRates = {
  weekend: { days: ['fr', 'sa'], basisPoints: 11_000 },
  seasons: [FEAST, WINTER],
  lengthSteps: [
    { fromDays: 7, basisPoints: 9_000 },
    { fromDays: 28, basisPoints: 7_500 },
  ],
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, days) => Temporal.PlainDate.from(first).add({ days }).toString())
}

test.for([
  { name: 'a day of no season costs the price of a day', first: '2026-11-02', days: 1, price: 1_000 },
  { name: 'a Friday and a Saturday cost the weekend price', first: '2026-11-06', days: 2, price: 2_200 },
  { name: 'Thursday to Sunday has two days of weekend', first: '2026-11-05', days: 4, price: 4_200 },
  { name: 'the last day before a season is outside it', first: '2026-11-30', days: 1, price: 1_000 },
  { name: 'the first day of a season is inside it', first: '2026-12-01', days: 1, price: 1_200 },
  { name: 'so is the last', first: '2027-02-28', days: 1, price: 1_200 },
  { name: 'each day costs what its own season says', first: '2026-11-30', days: 2, price: 2_200 },
  { name: 'a feast within the winter counts instead of it', first: '2027-02-08', days: 1, price: 1_500 },
  { name: 'season and weekend multiply', first: '2026-12-04', days: 1, price: 1_320 },
  { name: 'six days have no discount', first: '2026-11-01', days: 6, price: 6_100 },
  { name: 'seven days do', first: '2026-11-01', days: 7, price: 6_480 },
  { name: 'a month has the step of a month alone', first: '2026-10-01', days: 28, price: 21_600 },
])('$name', ({ first, days, price }) => {
  expect(carPrice(1_000, RATES, daysFrom(first, days))).toBe(price)
})

test('the whole is rounded once, half away from zero, and not each day', () => {
  const third: StationRates = {
    weekend: { days: [], basisPoints: 10_000 },
    seasons: [{ firstDay: '2026-01-01', lastDay: '2026-12-31', basisPoints: 10_050 }],
    lengthSteps: [],
  }
  expect(carPrice(100, third, daysFrom('2026-03-02', 1))).toBe(101)
  expect(carPrice(100, third, daysFrom('2026-03-02', 2))).toBe(201)
})

const rates = fc.record({
  weekend: fc.record({
    days: fc.subarray(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const),
    basisPoints: fc.integer({ min: 5_000, max: 20_000 }),
  }),
  seasons: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 60 })).chain(([from, length]) =>
      fc.record({
        firstDay: fc.constant(daysFrom('2026-01-01', from + 1).at(-1)!),
        lastDay: fc.constant(daysFrom('2026-01-01', from + length + 1).at(-1)!),
        basisPoints: fc.integer({ min: 5_000, max: 20_000 }),
      }),
    ),
    { maxLength: 4 },
  ),
  lengthSteps: fc.constant([]),
})
const dayPrice = fc.integer({ min: 1, max: 5_000_000 })
const rentals = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, count]) => daysFrom(daysFrom('2026-01-01', from + 1).at(-1)!, count))

test('without a length step, a rental costs what its two halves cost, but for the one rounding', () => {
  fc.assert(
    fc.property(dayPrice, rates, rentals, fc.nat(), (price, rules, days, cut) => {
      const at = cut % days.length
      const halves = [days.slice(0, at), days.slice(at)].map((half) => carPrice(price, rules, half))
      const whole = carPrice(price, rules, days)
      expect(Math.abs(whole - halves[0]! - halves[1]!)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a dearer class is never cheaper, and no price falls below the lowest share of its days', () => {
  fc.assert(
    fc.property(dayPrice, dayPrice, rates, rentals, (one, other, rules, days) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(carPrice(low, rules, days)).toBeLessThanOrEqual(carPrice(high, rules, days))
      expect(carPrice(low, rules, days)).toBeGreaterThanOrEqual(Math.floor((low * days.length) / 4))
    }),
  )
})

test.for([
  { age: 22, days: 3, fee: 2_400 },
  { age: 22, days: 30, fee: 8_000 },
  { age: 24, days: 1, fee: 800 },
  { age: 25, days: 3, fee: 0 },
])('a driver of $age pays $fee beside $days days', ({ age, days, fee }) => {
  expect(youngDriverFee({ below: 25, feePerDay: 800, maxDays: 10 }, age, days)).toBe(fee)
})

test.for([
  { name: 'by the day', extra: { price: 500, per: 'day', ceiling: null }, days: 9, price: 4_500 },
  {
    name: 'by the day to a ceiling',
    extra: { price: 500, per: 'day', ceiling: 3_500 },
    days: 9,
    price: 3_500,
  },
  { name: 'for the rental', extra: { price: 900, per: 'rental', ceiling: null }, days: 9, price: 900 },
] as const)('an extra is priced $name', ({ extra, days, price }) => {
  expect(extraPrice(extra, days)).toBe(price)
})
