import { expect, test } from 'vitest'
import { draftOf, valuesOf } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'

const leaf = (kind: 'number' | 'amount' | 'list' | 'ring' | 'text' | 'code'): FieldSpec[] => [
  kind === 'number' || kind === 'amount' ? { name: 'it', kind, usual: [0, 1] } : { name: 'it', kind },
]

test.for([
  { kind: 'number', input: '12', sent: 12 },
  { kind: 'number', input: ' ١٢٫٥ ', sent: 12.5 },
  { kind: 'number', input: '-25.2', sent: -25.2 },
  { kind: 'number', input: '12 km', sent: '12 km' },
  { kind: 'number', input: '', sent: null },
  { kind: 'amount', input: '0.29', sent: 29 },
  { kind: 'amount', input: '1234.5', sent: 123_450 },
  { kind: 'amount', input: '1.005', sent: 100.5 },
  { kind: 'list', input: '07:30, 18:00\n٢\n', sent: ['07:30', '18:00', '٢'] },
  {
    kind: 'ring',
    input: '55.13, 25.07\n\n55.15 25.09',
    sent: [
      [55.13, 25.07],
      [55.15, 25.09],
    ],
  },
  { kind: 'ring', input: 'north', sent: [['north']] },
] as const)('“$input” as $kind is sent as $sent', ({ kind, input, sent }) => {
  expect(valuesOf(leaf(kind), { it: input })).toEqual({ it: sent })
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
  { input: 'ليلى', latin: 'Layla', sent: 'Layla' },
  { input: 'ليلى', latin: '', sent: null },
  { input: 'Layla', latin: 'Leila', sent: null },
])('the Latin name “$latin” of “$input” is sent as $sent', ({ input, latin, sent }) => {
  const fields: FieldSpec[] = [
    { name: 'first_name', kind: 'text' },
    { name: 'latin_first_name', kind: 'latin_name', of: 'first_name', optional: true },
  ]
  const draft = { first_name: input, latin_first_name: latin }
  expect(valuesOf(fields, draft)).toEqual({ first_name: input, latin_first_name: sent })
})
