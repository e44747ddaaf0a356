import { expect, test } from 'vitest'
import { newId, newReference, REFERENCE_PATTERN } from './ids.ts'

test('ids made one after the other sort in that order', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('a reference has ten letters and digits that are not mistaken for one another', () => {
  for (let count = 0; count < 1000; count++) {
    const reference = newReference()
    expect(reference).toMatch(REFERENCE_PATTERN)
    expect(reference).not.toMatch(/[ILOU01]/)
  }
})
