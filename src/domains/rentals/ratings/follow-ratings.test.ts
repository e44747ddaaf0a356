import { expect, test } from 'vitest'
import type { Plan } from '#domains/suppliers/plan.ts'
import { rateSuppliers, supplierRatings } from './follow-ratings.usecase.ts'
import type { Votes } from './mean-rating.ts'

test('a supplier has a rating after the first vote, and none when no vote is left', () => {
  const supplier: Pick<Plan['supplier'], 'id' | 'rating'> = { id: 14, rating: null }
  const votes = new Map<number, Votes>()
  const plans = [{ supplier }] as Plan[]
  const ratingOf = supplierRatings(plans)
  const refresh = () => rateSuppliers(plans, votes)
  refresh()
  expect(ratingOf(14)).toEqual({ rating: null, rating_count: 0 })
  votes.set(14, { count: 20, total: 90 })
  votes.set(15, { count: 1, total: 5 })
  expect(ratingOf(14).rating).toBeNull()
  refresh()
  expect(ratingOf(14)).toEqual({ rating: 9, rating_count: 20 })
  expect(supplier.rating).toEqual({ tenths: 90, count: 20 })
  expect(ratingOf(15).rating).toBeNull()
  votes.clear()
  refresh()
  expect(ratingOf(14).rating).toBeNull()
})
