import { expect, test } from 'vitest'
import { followRatings } from './follow-ratings.usecase.ts'
import type { Votes } from './shown-rating.ts'

test('a supplier has a rating of its own once somebody has voted, the one shown on its offers', async () => {
  const supplier = { id: 14, ratingTenths: 80 }
  const votes = new Map<number, Votes>()
  const { refresh, ratingOf } = followRatings({
    suppliers: [supplier],
    votes: () => Promise.resolve(new Map(votes)),
  })
  await refresh()
  expect(ratingOf(14)).toBeNull()
  votes.set(14, { count: 20, total: 100 })
  votes.set(15, { count: 1, total: 5 })
  expect(ratingOf(14)).toBeNull()
  await refresh()
  expect(ratingOf(14)).toBe(9)
  expect(supplier.ratingTenths).toBe(90)
  expect(ratingOf(15)).toBeNull()
})
