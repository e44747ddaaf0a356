import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_MS, nextInterval, SHORTEST_MS } from './due-intervals.ts'

test('an interval is never out of its bounds, grows only while nothing is found, and is the shortest once something was', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (answers) => {
      let interval = SHORTEST_MS
      for (const found of answers) {
        const next = nextInterval(interval, found)
        expect(next).toBeGreaterThanOrEqual(found ? SHORTEST_MS : interval)
        expect(next).toBeLessThanOrEqual(found ? SHORTEST_MS : LONGEST_MS)
        interval = next
      }
    }),
  )
})
