import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPointsOf, commissionOf, isWithin, percentOf } from './commission.ts'

const bounds = { min: 100, max: 1500, usual: 500 }

test.for([
  { name: 'nothing was set: the usual', set: null, holds: 500 },
  { name: 'within the bounds: what was set', set: 725, holds: 725 },
  { name: 'the smallest', set: 100, holds: 100 },
  { name: 'the largest', set: 1500, holds: 1500 },
  { name: 'below bounds that were raised: the smallest', set: 50, holds: 100 },
  { name: 'above bounds that were lowered: the largest', set: 2000, holds: 1500 },
])('$name', ({ set, holds }) => {
  expect(commissionOf(set, bounds)).toEqual({ basisPoints: holds, min: 100, max: 1500 })
})

test.for([
  { basisPoints: 99, within: false },
  { basisPoints: 100, within: true },
  { basisPoints: 1500, within: true },
  { basisPoints: 1501, within: false },
])('$basisPoints basis points may be asked: $within', ({ basisPoints, within }) => {
  expect(isWithin(basisPoints, bounds)).toBe(within)
})

test('a percentage of two decimals is whole basis points, and comes back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      const percent = Number((basisPoints / 100).toFixed(2))
      expect(basisPointsOf(percent)).toBe(basisPoints)
      expect(percentOf(basisPoints)).toBe(percent)
    }),
  )
})
