import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanRating } from './mean-rating.ts'

test.for([
  { name: 'without votes there is no rating', scores: [], rating: null },
  { name: 'one bad vote is all there is', scores: [1], rating: { tenths: 20, count: 1 } },
  { name: 'two votes are their mean', scores: [4, 5], rating: { tenths: 90, count: 2 } },
  { name: 'a third of a star is rounded to a tenth', scores: [4, 4, 5], rating: { tenths: 87, count: 3 } },
])('$name', ({ scores, rating }) => {
  expect(meanRating({ count: scores.length, total: sum(scores) })).toEqual(rating)
})

test('a rating lies between the lowest and the highest vote, in whole tenths', () => {
  const votes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(votes, (scores) => {
      const { tenths = 0, count } = meanRating({ count: scores.length, total: sum(scores) }) ?? {}
      expect(count).toBe(scores.length)
      expect(tenths).toBeGreaterThanOrEqual(Math.min(...scores) * 20)
      expect(tenths).toBeLessThanOrEqual(Math.max(...scores) * 20)
      expect(Number.isInteger(tenths)).toBe(true)
    }),
  )
})

function sum(scores: readonly number[]): number {
  return scores.reduce((total, one) => total + one, 0)
}
