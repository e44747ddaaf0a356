import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countGroups,
  fillBetween,
  firstOfGroups,
  emptyRows,
  nextBit,
  rowWhere,
  withSpans,
  wordsFor,
} from './offer-bits.ts'

/** Generates sizes of consecutive groups, some longer than a word, and two rows of some of their positions. */
const anyGroups = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 28, max: 100 })), {
    minLength: 1,
    maxLength: 30,
  })
  .chain((sizes) => {
    const groupOf = sizes.flatMap((size, group) => Array.from({ length: size }, () => group))
    const some = fc.oneof(
      fc.array(fc.boolean(), { minLength: groupOf.length, maxLength: groupOf.length }),
      fc.constantFrom(true, false).map((all) => groupOf.map(() => all)),
    )
    return fc.record({ groupOf: fc.constant(groupOf), one: some, other: some })
  })

test('a group is counted once where two rows have a position of it in common, however long it is', () => {
  fc.assert(
    fc.property(anyGroups, ({ groupOf, one, other }) => {
      const ends = rowWhere(groupOf.length, (position) => groupOf[position] !== groupOf[position + 1])
      const each = rowWhere(groupOf.length, () => true)
      const [first, second] = [one, other].map((some) => rowWhere(some.length, (position) => some[position]!))
      const common = groupOf.filter((_, position) => one[position] && other[position])
      expect(countGroups(withSpans(first!), 0, second!, 0, ends)).toBe(new Set(common).size)
      expect(countGroups(withSpans(first!), 0, second!, 0, each)).toBe(common.length)
    }),
    { numRuns: 500 },
  )
})

test('the first of each group is the first of its positions that is set', () => {
  fc.assert(
    fc.property(anyGroups, ({ groupOf, one }) => {
      const ends = rowWhere(groupOf.length, (position) => groupOf[position] !== groupOf[position + 1])
      const row = rowWhere(one.length, (position) => one[position]!)
      const set = one.flatMap((isSet, position) => (isSet ? [position] : []))
      const firsts = set.filter((position, at) => groupOf[position] !== groupOf[set[at - 1] ?? -1])
      expect(positionsOf(firstOfGroups(row, 0, ends))).toEqual(firsts)
      expect(positionsOf(row)).toEqual(set)
    }),
  )
})

test('what is not stated is within no limits, not even the widest', () => {
  const measures = Float64Array.from([5, Number.NaN, 7, 9])
  const within = (min: number, max: number) => {
    const row = emptyRows(1, wordsFor(measures.length))
    fillBetween(row, 0, measures, min, max)
    return positionsOf(row)
  }
  expect(within(-Infinity, Infinity)).toEqual([0, 2, 3])
  expect(within(5, 7)).toEqual([0, 2])
})

function positionsOf(row: ReturnType<typeof rowWhere>): number[] {
  const positions: number[] = []
  for (let at = nextBit(row, 0, 0); at !== -1; at = nextBit(row, 0, at + 1)) positions.push(at)
  return positions
}
