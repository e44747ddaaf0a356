import type { Draft } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'

/** Returns true if a required field is empty; `path` as in the body, such as `phone.countryCode` or `slabs.2.price`. */
export function isMissing(fields: readonly FieldSpec[], draft: Draft, path: string): boolean {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  const value = draft[name]
  if (field?.kind === 'part') return isMissing(field.fields, value as Draft, rest.join('.'))
  if (field?.kind === 'rows') {
    const row = (value as Draft[])[Number(rest[0])]
    return row !== undefined && isMissing(field.fields, row, rest.slice(1).join('.'))
  }
  return field !== undefined && !field.optional && typeof value === 'string' && value.trim() === ''
}
