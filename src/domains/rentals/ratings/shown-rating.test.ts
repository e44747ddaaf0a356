import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownTenths } from './shown-rating.ts'

test.for([
  { name: 'without votes the opening rating stands', opening: 84, scores: [], shown: 84 },
  { name: 'one bad vote moves it a little', opening: 84, scores: [1], shown: 81 },
  { name: 'one good vote moves it less', opening: 84, scores: [5], shown: 85 },
  { name: 'twenty votes weigh as much as the opening', opening: 84, scores: Array(20).fill(2), shown: 62 },
  { name: 'a thousand votes leave little of it', opening: 84, scores: Array(1000).fill(5), shown: 100 },
])('$name', ({ opening, scores, shown }) => {
  expect(shownTenths(opening, { count: scores.length, total: sum(scores) })).toBe(shown)
})

const score = fc.integer({ min: 1, max: 5 })
const opening = fc.integer({ min: 20, max: 100 })

test('the shown rating lies between the opening one and what travellers say, in whole tenths', () => {
  fc.assert(
    fc.property(opening, fc.array(score, { minLength: 1, maxLength: 200 }), (tenths, scores) => {
      const shown = shownTenths(tenths, { count: scores.length, total: sum(scores) })
      const said = (sum(scores) * 20) / scores.length
      expect(shown).toBeGreaterThanOrEqual(Math.floor(Math.min(tenths, said)))
      expect(shown).toBeLessThanOrEqual(Math.ceil(Math.max(tenths, said)))
      expect(Number.isInteger(shown)).toBe(true)
    }),
  )
})

test('a better score never lowers it', () => {
  fc.assert(
    fc.property(opening, fc.array(score, { maxLength: 50 }), score, (tenths, scores, last) => {
      const withLast = (value: number) =>
        shownTenths(tenths, { count: scores.length + 1, total: sum(scores) + value })
      expect(withLast(Math.min(last + 1, 5))).toBeGreaterThanOrEqual(withLast(last))
    }),
  )
})

function sum(scores: readonly number[]): number {
  return scores.reduce((total, one) => total + one, 0)
}
