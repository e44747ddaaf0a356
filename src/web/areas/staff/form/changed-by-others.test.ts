import { expect, test } from 'vitest'
import { changedByOthers } from './changed-by-others.ts'
import type { FieldSpec } from './field-spec.ts'

const FIELDS: readonly FieldSpec[] = [
  { name: 'name', kind: 'text' },
  { name: 'limit', kind: 'number', usual: [1, 9] },
  { name: 'listed', kind: 'yes' },
  {
    name: 'phone',
    kind: 'part',
    fields: [
      { name: 'country', kind: 'code' },
      { name: 'number', kind: 'code' },
    ],
  },
]
const WAS = { name: 'Dune', limit: 5, listed: true, phone: { country: '+971', number: '501234567' } }
const DRAFT = { ...WAS, limit: '5' }

test.for([
  { name: 'nothing changed', now: WAS, draft: {}, changed: {} },
  { name: 'a field that was not edited', now: { ...WAS, limit: 7 }, draft: {}, changed: { limit: '7' } },
  { name: 'a field that was edited here', now: { ...WAS, limit: 7 }, draft: { limit: '6' }, changed: {} },
  {
    name: 'one next to another that was edited here',
    now: { ...WAS, name: 'Oasis', listed: false },
    draft: { name: 'Palm' },
    changed: { listed: false },
  },
  {
    name: 'a part',
    now: { ...WAS, phone: { country: '+965', number: '501234567' } },
    draft: {},
    changed: { phone: { country: '+965', number: '501234567' } },
  },
  { name: 'what the record does not have', now: { limit: 7 }, draft: {}, changed: { limit: '7' } },
])('a form follows what colleagues changed, unless it was edited: $name', ({ now, draft, changed }) => {
  expect(changedByOthers(FIELDS, { was: WAS, now, draft: { ...DRAFT, ...draft } })).toEqual(changed)
})
