import { expect, test } from 'vitest'
import { draftOf, valuesOf } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'

const leaf = (kind: 'number' | 'amount' | 'list' | 'ring' | 'text' | 'code'): FieldSpec[] => [
  kind === 'number' || kind === 'amount' ? { name: 'it', kind, usual: [0, 1] } : { name: 'it', kind },
]

test.for([
  { kind: 'number', typed: '12', sent: 12 },
  { kind: 'number', typed: ' ١٢٫٥ ', sent: 12.5 },
  { kind: 'number', typed: '-25.2', sent: -25.2 },
  { kind: 'number', typed: '12 km', sent: '12 km' },
  { kind: 'number', typed: '', sent: null },
  { kind: 'amount', typed: '0.29', sent: 29 },
  { kind: 'amount', typed: '1234.5', sent: 123_450 },
  { kind: 'amount', typed: '1.005', sent: 100.5 },
  { kind: 'list', typed: '07:30, 18:00\n٢\n', sent: ['07:30', '18:00', '٢'] },
  {
    kind: 'ring',
    typed: '55.13, 25.07\n\n55.15 25.09',
    sent: [
      [55.13, 25.07],
      [55.15, 25.09],
    ],
  },
  { kind: 'ring', typed: 'north', sent: [['north']] },
] as const)('“$typed” as $kind is sent as $sent', ({ kind, typed, sent }) => {
  expect(valuesOf(leaf(kind), { it: typed })).toEqual({ it: sent })
})

test('what is left empty is null where it may be, and a part is by its first field', () => {
  const fields: FieldSpec[] = [
    { name: 'color', kind: 'text', optional: true },
    { name: 'plate', kind: 'code' },
    {
      name: 'night',
      kind: 'part',
      optional: true,
      fields: [
        { name: 'amount', kind: 'amount', usual: [0, 1] },
        { name: 'by', kind: 'choice', options: ['minute', 'night'] },
      ],
    },
  ]
  const empty = draftOf(fields)
  expect(empty).toEqual({ color: '', plate: '', night: { amount: '', by: 'minute' } })
  expect(valuesOf(fields, empty)).toEqual({ color: null, plate: '', night: null })
})

test.for([
  { typed: 'ليلى', latin: 'Layla', sent: 'Layla' },
  { typed: 'ليلى', latin: '', sent: null },
  { typed: 'Layla', latin: 'Leila', sent: null },
])('the Latin name “$latin” of “$typed” is sent as $sent', ({ typed, latin, sent }) => {
  const fields: FieldSpec[] = [
    { name: 'first_name', kind: 'text' },
    { name: 'latin_first_name', kind: 'latin_name', of: 'first_name', optional: true },
  ]
  const draft = { first_name: typed, latin_first_name: latin }
  expect(valuesOf(fields, draft)).toEqual({ first_name: typed, latin_first_name: sent })
})
