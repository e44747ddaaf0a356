import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COVER_PARTS } from '#kernel/cover-parts.ts'
import { coverAnswers, includedCover } from './cover-answers.ts'

const PARTS = ['collision', 'theft', 'glass', 'tyres', 'roof', 'underbody', 'keys', 'towing']

test('whatever is stated, each part that travellers ask about is answered once: covered, not covered, or not said', () => {
  const parts = fc.subarray([...COVER_PARTS])
  fc.assert(
    fc.property(parts, parts, (covers, others) => {
      const excludes = others.filter((part) => !covers.includes(part))
      const answers = coverAnswers({ covers, excludes })
      const parts = [...answers.covers, ...answers.excludes, ...answers.unsaid]
      expect(parts.filter((part) => PARTS.includes(part)).toSorted()).toEqual(PARTS.toSorted())
      expect(answers).toMatchObject({ covers, excludes })
    }),
  )
})

test('a seller that says nothing is told as that', () => {
  expect(coverAnswers(undefined)).toEqual({ covers: [], excludes: [], unsaid: PARTS })
})

test('the price of a car covers what its inclusions name, and no more', () => {
  expect(includedCover(['theft_protection', 'local_taxes', 'collision_damage_waiver'])).toEqual({
    covers: ['collision', 'theft'],
    excludes: [],
  })
  expect(includedCover([])).toEqual({ covers: [], excludes: [] })
})
