import { expect, test } from 'vitest'
import { CARD_FIELDS } from '../rate-cards/card-fields.ts'
import type { FieldSpec } from './field-spec.ts'
import { unusualIn } from './usual.ts'

const FIELDS: readonly FieldSpec[] = [
  { name: 'km', kind: 'number', usual: [10, 200] },
  { name: 'toll', kind: 'amount', usual: [0, 100] },
  { name: 'at', kind: 'time', usual: ['2026-12-02T10:00', '2026-12-02T22:00'] },
  { name: 'part', kind: 'part', fields: [{ name: 'km', kind: 'number', usual: [0, 1] }] },
  { name: 'rows', kind: 'rows', fields: [{ name: 'km', kind: 'number', usual: [0, 1] }] },
]

test.for([
  { name: 'the bounds themselves', values: { km: 10, toll: 1_000_000, at: '2026-12-02T22:00' }, paths: [] },
  { name: 'a number below', values: { km: 9 }, paths: ['km'] },
  { name: 'a number above', values: { km: 201 }, paths: ['km'] },
  { name: 'an amount above, by its currency', values: { toll: 1_000_001 }, paths: ['toll'] },
  { name: 'a time beyond', values: { at: '2026-12-03T09:00' }, paths: ['at'] },
  { name: 'a number in a part', values: { part: { km: 2 } }, paths: ['part.km'] },
  { name: 'a number in a row', values: { rows: [{ km: 1 }, { km: 2 }] }, paths: ['rows.1.km'] },
  {
    name: 'what is no number, nothing, and no part',
    values: { km: '12 km', toll: null, part: null },
    paths: [],
  },
])('$name: $paths is asked about', ({ values, paths }) => {
  expect(unusualIn(FIELDS, values, 'INR').map(({ path }) => path)).toEqual(paths)
})

test('says what is usual in the unit of the field', () => {
  expect(unusualIn(FIELDS, { km: 420, toll: 45_600_000 }, 'AED')).toEqual([
    { path: 'km', value: '420', from: '10', to: '200' },
    { path: 'toll', value: '456000.00 AED', from: '0.00 AED', to: '400.00 AED' },
  ])
})

test('no number of a rate card has a range that leaves nothing between', () => {
  const ranges = (fields: readonly FieldSpec[]): (readonly [number, number])[] =>
    fields.flatMap((field) =>
      field.kind === 'part' || field.kind === 'rows'
        ? ranges(field.fields)
        : field.kind === 'number' || field.kind === 'amount'
          ? [field.usual]
          : [],
    )
  for (const fields of Object.values(CARD_FIELDS))
    for (const [from, to] of ranges(fields)) expect(from).toBeLessThan(to)
})
