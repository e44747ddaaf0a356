import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { sampleBooking } from '../../mails/sample-booking.ts'
import { sortOrders } from './sort-offers.ts'

const { offer } = sampleBooking()

/** Creates offers that differ only in the ratings of their suppliers. */
const rated = (...ratings: [rating: number | null, count: number][]) =>
  ratings.map(([rating, rating_count]) => ({
    ...offer,
    supplier: { ...offer.supplier, rating, rating_count },
  }))

test.for([
  {
    name: 'a good mean comes before none',
    ratings: [
      [null, 0],
      [9, 40],
    ],
    order: [1, 0],
  },
  {
    name: 'a bad mean comes after none',
    ratings: [
      [4, 40],
      [null, 0],
    ],
    order: [1, 0],
  },
  {
    name: 'a single vote of ten moves less than forty of nine',
    ratings: [
      [10, 1],
      [9, 40],
    ],
    order: [1, 0],
  },
  {
    name: 'without votes nothing is moved',
    ratings: [
      [null, 0],
      [null, 0],
    ],
    order: [0, 1],
  },
] as const)('recommended: $name', ({ ratings, order }) => {
  const { recommended } = sortOrders(rated(...ratings.map((one) => [...one] as [number | null, number])))
  expect([...recommended]).toEqual(order)
})

test('recommended: an excess that is not stated comes after one that is, unless it costs much less', () => {
  const sold = (total: number, excess: typeof offer.excess) => ({
    ...offer,
    excess,
    price: { ...offer.price, total: money(total, 'EUR') },
  })
  const stated = money(90_000, 'EUR')
  const order = (...offers: (typeof offer)[]) => [...sortOrders(offers).recommended]
  expect(order(sold(10_000, null), sold(11_500, stated))).toEqual([1, 0])
  expect(order(sold(10_000, null), sold(14_000, stated))).toEqual([0, 1])
})

test('best rated: those without votes come last', () => {
  expect([...sortOrders(rated([null, 0], [2, 1], [9.4, 3])).rating]).toEqual([2, 1, 0])
})
