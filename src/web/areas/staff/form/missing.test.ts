import { expect, test } from 'vitest'
import type { FieldSpec } from './field-spec.ts'
import { isMissing } from './missing.ts'

const KM: FieldSpec = { name: 'km', kind: 'number', usual: [0, 1] }
const FIELDS: readonly FieldSpec[] = [
  { name: 'city_id', kind: 'record', of: 'cities' },
  { name: 'owner_id', kind: 'record', of: 'owners', optional: true },
  { name: 'shown', kind: 'yes' },
  { name: 'part', kind: 'part', fields: [KM] },
  { name: 'rows', kind: 'rows', fields: [KM] },
]
const EMPTY = { city_id: '', owner_id: '', shown: false, part: { km: ' ' }, rows: [{ km: '1' }, { km: '' }] }

test.for([
  { path: 'city_id', missing: true },
  { path: 'part.km', missing: true },
  { path: 'rows.1.km', missing: true },
  { path: 'rows.0.km', missing: false },
  { path: 'rows.2.km', missing: false },
  { path: 'owner_id', missing: false },
  { path: 'shown', missing: false },
  { path: 'part', missing: false },
  { path: 'rows', missing: false },
  { path: 'elsewhere', missing: false },
])('of an empty form $path is missing: $missing', ({ path, missing }) => {
  expect(isMissing(FIELDS, EMPTY, path)).toBe(missing)
})
