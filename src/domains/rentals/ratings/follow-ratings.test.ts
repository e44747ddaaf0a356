import { expect, test } from 'vitest'
import type { Plan } from '#domains/suppliers/plan.ts'
import { followRatings } from './follow-ratings.usecase.ts'
import type { Votes } from './mean-rating.ts'

test('a supplier has a rating once somebody has voted, and none again when no vote is left', async () => {
  const supplier: Pick<Plan['supplier'], 'id' | 'rating'> = { id: 14, rating: null }
  const votes = new Map<number, Votes>()
  const { refresh, ratingOf } = followRatings({
    suppliers: [supplier],
    votes: () => Promise.resolve(new Map(votes)),
  })
  await refresh()
  expect(ratingOf(14)).toEqual({ rating: null, rating_count: 0 })
  votes.set(14, { count: 20, total: 90 })
  votes.set(15, { count: 1, total: 5 })
  expect(ratingOf(14).rating).toBeNull()
  await refresh()
  expect(ratingOf(14)).toEqual({ rating: 9, rating_count: 20 })
  expect(supplier.rating).toEqual({ tenths: 90, count: 20 })
  expect(ratingOf(15).rating).toBeNull()
  votes.clear()
  await refresh()
  expect(ratingOf(14).rating).toBeNull()
})
